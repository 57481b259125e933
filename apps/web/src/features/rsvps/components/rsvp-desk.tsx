import { BookingDesk } from '../../bookings/components/booking-desk.js';
import { rsvpDeskConfig } from '../rsvp-desk-config.js';

/** The desk of the RSVPs. */
export function RsvpDesk() {
  return <BookingDesk config={rsvpDeskConfig} />;
}
