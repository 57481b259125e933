import type { UndeliveredAnswer } from '@rover/contracts/undelivered';
import { listed, said } from '../../../http/told.js';
import { adminCall } from '../../session/admin-call.js';

export async function listUndelivered(signal: AbortSignal): Promise<UndeliveredAnswer> {
  const told = said<UndeliveredAnswer>(await adminCall('/api/admin/undelivered', { signal }));
  return { undelivered: [...listed(told.undelivered)], silent: [...listed(told.silent)] };
}
