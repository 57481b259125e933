import type { VipServicesAnswer } from '@rover/contracts/vip-services';
import { call } from '../../../http/call.js';

/** The services, with the addresses of their recordings. */
export async function listServices(signal: AbortSignal): Promise<VipServicesAnswer> {
  const answer = await call<unknown>('/api/vip/services', { signal });
  if (!Array.isArray(answer)) throw new Error('Invalid services data format');
  return answer as VipServicesAnswer;
}
