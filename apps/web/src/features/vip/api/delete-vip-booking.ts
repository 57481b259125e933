import { adminCall } from '../../session/admin-call.js';

export async function deleteVipBooking(id: string): Promise<void> {
  await adminCall(`/api/admin/vip-bookings/${id}`, { method: 'DELETE', statusIsEnough: true });
}
