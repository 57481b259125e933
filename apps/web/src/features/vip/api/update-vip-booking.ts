import type { VipBookingUpdate } from '@rover/contracts/vip';
import { adminCall } from '../../session/admin-call.js';

export async function updateVipBooking(id: string, update: VipBookingUpdate): Promise<void> {
  await adminCall(`/api/admin/vip-bookings/${id}`, { method: 'PUT', body: update, statusIsEnough: true });
}
