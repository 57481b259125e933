import type { DeletedAnswer } from '@rover/contracts/events';
import { adminCall } from '../../session/admin-call.js';

export function deleteVipBooking(id: string): Promise<DeletedAnswer> {
  return adminCall(`/api/admin/vip-bookings/${id}`, { method: 'DELETE' });
}
