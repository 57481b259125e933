import { BookingDesk } from '../../bookings/components/booking-desk.js';
import { vipPlan } from '../vip-plan.js';

/** Where the pub looks after the parties it is asked for. */
export function VipDesk() {
  return <BookingDesk plan={vipPlan} />;
}
