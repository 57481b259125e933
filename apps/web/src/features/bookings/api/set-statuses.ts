import type { BulkStatusAnswer, BulkStatusRequest } from '@rover/contracts/bulk-status';
import { adminCall } from '../../session/admin-call.js';

/** @param path of the kind of bookings */
export function setStatuses(path: string, request: BulkStatusRequest): Promise<BulkStatusAnswer> {
  return adminCall(`${path}/status`, { method: 'POST', body: request });
}
