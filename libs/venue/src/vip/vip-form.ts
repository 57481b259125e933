import { venueToday } from '../events/event-clock.js';

/** What the form of a VIP event has when it opens. */
export const vipDefaults = { guestCount: 15, eventLocation: 'VIP Lounge' } as const;

const saturday = 6;

/** YYYY-MM-DD of the next Saturday at the pub: on a Saturday, the one a week later. */
export function nextVenueSaturday(now: Date = new Date()): string {
  // Days alone, counted in UTC, so that no zone has a say.
  const day = new Date(venueToday(now));
  day.setUTCDate(day.getUTCDate() + (saturday - day.getUTCDay() || 7));
  return day.toISOString().slice(0, 10);
}
