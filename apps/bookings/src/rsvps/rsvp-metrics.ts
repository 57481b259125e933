import { newCounter } from '@rover/platform/telemetry/metrics';

const labels = { what: ['placed', 'cancelled'] };

const rsvps = newCounter('rsvps_total', 'RSVPs that guests have placed and cancelled.', labels);

const guests = newCounter('rsvp_guests_total', 'Guests of the RSVPs that were placed and cancelled.', labels);

/** Counts an RSVP that was placed or cancelled, once that is committed. @param party how many guests */
export function countRsvp(what: 'placed' | 'cancelled', party: number): void {
  rsvps.labels(what).inc();
  guests.labels(what).inc(party);
}
