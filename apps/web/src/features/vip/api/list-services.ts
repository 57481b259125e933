import type { VipServicesAnswer } from '@rover/contracts/vip-services';
import { call } from '../../../http/call.js';

/** The services, and what can be heard of them. */
export function listServices(signal: AbortSignal): Promise<VipServicesAnswer> {
  return call('/api/vip/services', { signal });
}
