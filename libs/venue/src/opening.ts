import { eventSpan, venueToday } from './events/event-clock.js';
import { timeWords } from './events/event-words.js';
import { venue } from './venue.js';

/**
 * Milliseconds. The pub's zone has no summer time, so every day there has 24 hours; in the reader's zone it may not.
 */
const day = 24 * 60 * 60 * 1000;

/** Whether the pub is open. After midnight that is still the opening of the day before. */
export function isOpen(now: Date): boolean {
  return [now, new Date(now.getTime() - day)].some((opening) => {
    const span = eventSpan({
      eventDate: venueToday(opening),
      startTime: venue.hours.opens,
      endTime: venue.hours.closes,
    });
    return span !== null && span.start <= now && now < span.end;
  });
}

/** The text of the sign while the pub is open, and while it is closed; the former is the longer. */
export const doorSigns = {
  open: `Open now, until ${timeWords(venue.hours.closes)}`,
  closed: `Opens at ${timeWords(venue.hours.opens)}`,
};

/** The text of the sign at a moment. */
export function doorSign(now: Date): string {
  return isOpen(now) ? doorSigns.open : doorSigns.closed;
}
