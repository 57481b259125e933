import type { VipBookingUpdate, VipBookingUpdateAnswer, VipBookingView } from '@rover/contracts/vip';
import { type DeepNullable, withoutNulls } from '../../../http/partial-response.js';
import { adminCall } from '../../session/admin-call.js';

/** The saved booking. Fields missing in the answer are taken from the changes, or else from the booking before. */
export async function updateVipBooking(
  booking: VipBookingView,
  { seen, ...changes }: VipBookingUpdate,
): Promise<VipBookingView> {
  const answer = await adminCall<DeepNullable<VipBookingUpdateAnswer>>(`/api/admin/vip-bookings/${booking.id}`, {
    method: 'PUT',
    body: { ...changes, seen },
    statusIsEnough: true,
  });
  return { ...booking, ...changes, ...withoutNulls<VipBookingView>(answer.booking) };
}
