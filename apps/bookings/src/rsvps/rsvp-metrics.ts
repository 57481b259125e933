import { newCounter } from '@rover/platform/telemetry/metrics';

const rsvps = newCounter('rsvps_total', 'RSVPs that guests have placed and cancelled.', ['what']);

const guests = newCounter('rsvp_guests_total', 'Guests of the RSVPs that were placed and cancelled.', ['what']);

/** Counts what a guest has done, once it is committed. @param party how many guests */
export function countRsvp(what: 'placed' | 'cancelled', party: number): void {
  rsvps.labels(what).inc();
  guests.labels(what).inc(party);
}
