import type { UndeliveredAnswer } from '@rover/contracts/undelivered';
import { nonNullItems, withoutNulls } from '../../../http/partial-response.js';
import { adminCall } from '../../session/admin-call.js';

export async function listUndelivered(signal: AbortSignal): Promise<UndeliveredAnswer> {
  const answer = withoutNulls<UndeliveredAnswer>(await adminCall('/api/admin/undelivered', { signal }));
  return { undelivered: [...nonNullItems(answer.undelivered)], silent: [...nonNullItems(answer.silent)] };
}
