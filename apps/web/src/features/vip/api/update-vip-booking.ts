import type { VipBookingUpdate, VipBookingUpdateAnswer, VipBookingView } from '@rover/contracts/vip';
import { said, type Told } from '../../../http/told.js';
import { adminCall } from '../../session/admin-call.js';

/** The booking as it was saved: what the answer does not say of it is as it was asked for, or as it was. */
export async function updateVipBooking(
  booking: VipBookingView,
  { seen, ...changes }: VipBookingUpdate,
): Promise<VipBookingView> {
  const answer = await adminCall<Told<VipBookingUpdateAnswer>>(`/api/admin/vip-bookings/${booking.id}`, {
    method: 'PUT',
    body: { ...changes, seen },
    statusIsEnough: true,
  });
  return { ...booking, ...changes, ...said<VipBookingView>(answer.booking) };
}
