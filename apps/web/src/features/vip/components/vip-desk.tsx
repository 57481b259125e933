import { BookingDesk } from '../../bookings/components/booking-desk.js';
import { vipPlan } from '../vip-plan.js';

/** The desk of the VIP bookings. */
export function VipDesk() {
  return <BookingDesk plan={vipPlan} />;
}
