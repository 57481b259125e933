import { BookingDesk } from '../../bookings/components/booking-desk.js';
import { rsvpPlan } from '../rsvp-plan.js';

/** Where the pub looks after its RSVPs. */
export function RsvpDesk() {
  return <BookingDesk plan={rsvpPlan} />;
}
