import type { UndeliveredAnswer } from '@rover/contracts/undelivered';
import { adminCall } from '../../session/admin-call.js';

export function listUndelivered(signal: AbortSignal): Promise<UndeliveredAnswer> {
  return adminCall('/api/admin/undelivered', { signal });
}
