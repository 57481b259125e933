import { venueToday } from '../events/event-clock.js';

/** Defaults of the VIP form. */
export const vipDefaults = { guestCount: 15, eventLocation: 'VIP Lounge' } as const;

const saturday = 6;

/** YYYY-MM-DD of the next Saturday at the pub; on a Saturday, that of the next week. */
export function nextVenueSaturday(now: Date = new Date()): string {
  // Dates without times, computed in UTC, independent of any zone.
  const day = new Date(venueToday(now));
  day.setUTCDate(day.getUTCDate() + (saturday - day.getUTCDay() || 7));
  return day.toISOString().slice(0, 10);
}
