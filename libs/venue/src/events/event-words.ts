import { lazily } from '../lazily.js';
import { venue } from '../venue.js';
import type { EventSpan } from './event-clock.js';

/**
 * `Intl` rather than a date library, which would add its word tables to the page. Creating the first formatter takes a
 * browser 30 ms, and a phone four times that, so it is created when it is needed.
 */
const atVenue = lazily(
  () =>
    new Intl.DateTimeFormat('en-US', {
      timeZone: venue.timeZone,
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      hour12: true,
    }),
);

/** 'Saturday, 28 November 2026': the date of an instant at the pub. */
export function longDate(instant: Date): string {
  const { weekday, day, month, year } = words(instant);
  return `${weekday}, ${day} ${month} ${year}`;
}

/** 'Sat 28 Nov 2026': the same, shorter. */
export function shortDate(instant: Date): string {
  const { weekday, day, month, year } = words(instant);
  return `${weekday.slice(0, 3)} ${day} ${month.slice(0, 3)} ${year}`;
}

/** '7:00 PM': the time of an instant, at the pub. */
export function clockTime(instant: Date): string {
  const { hour, minute, dayPeriod } = words(instant);
  return `${hour}:${minute} ${dayPeriod}`;
}

/** 'Sat 28 Nov 2026, 7:00 PM': an instant, at the pub. */
export function momentWords(instant: Date): string {
  return `${shortDate(instant)}, ${clockTime(instant)}`;
}

/** 'from – to': '7:00 PM – 2:00 AM'. */
export function timeRange(span: Pick<EventSpan, 'start' | 'end'>): string {
  return `${clockTime(span.start)} – ${clockTime(span.end)}`;
}

/** '7:00 PM' of '19:00', a time without a date. */
export function timeWords(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** '9:00 AM to 2:00 AM': when the pub is open, every day. */
export function openingWords(): string {
  return `${timeWords(venue.hours.opens)} to ${timeWords(venue.hours.closes)}`;
}

type Part = 'weekday' | 'day' | 'month' | 'year' | 'hour' | 'minute' | 'dayPeriod';

/** The parts of an instant at the pub. The separators differ between engines, so we put our own. */
function words(instant: Date): Record<Part, string> {
  const parts = atVenue()
    .formatToParts(instant)
    .map(({ type, value }) => [type, value]);
  return Object.fromEntries(parts) as Record<Part, string>;
}
