import { BookingDesk } from '../../bookings/components/booking-desk.js';
import { rsvpPlan } from '../rsvp-plan.js';

/** The desk of the RSVPs. */
export function RsvpDesk() {
  return <BookingDesk plan={rsvpPlan} />;
}
