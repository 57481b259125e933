import type { VipBookingUpdate, VipBookingUpdateAnswer } from '@rover/contracts/vip';
import { adminCall } from '../../session/admin-call.js';

export function updateVipBooking(id: string, update: VipBookingUpdate): Promise<VipBookingUpdateAnswer> {
  return adminCall(`/api/admin/vip-bookings/${id}`, { method: 'PUT', body: update });
}
