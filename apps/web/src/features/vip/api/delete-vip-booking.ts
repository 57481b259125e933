import { deleteUnlessGone } from '../../session/admin-call.js';

export function deleteVipBooking(id: string): Promise<void> {
  return deleteUnlessGone(`/api/admin/vip-bookings/${id}`);
}
