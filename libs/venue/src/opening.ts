import { eventSpan, venueToday } from './events/event-clock.js';
import { timeWords } from './events/event-words.js';
import { venue } from './venue.js';

/** Milliseconds; the pub's clocks are never put back, those of whoever looks may be. */
const day = 24 * 60 * 60 * 1000;

/** Whether somebody stands behind the bar. After midnight that is still the opening of the day before. */
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

/** What the sign on the door says while it is open, and while it is not; the former is the longer. */
export const doorSigns = {
  open: `Open now, until ${timeWords(venue.hours.closes)}`,
  closed: `Opens at ${timeWords(venue.hours.opens)}`,
};

/** What it says now. */
export function doorSign(now: Date): string {
  return isOpen(now) ? doorSigns.open : doorSigns.closed;
}
