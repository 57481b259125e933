import { lazily } from '../lazily.js';
import { venue } from '../venue.js';
import type { EventSpan } from './event-clock.js';

/**
 * The platform's own formatter: a date library would bring its own tables of words to every visitor. A browser takes 30 ms
 * to make its first, and on a phone four times that.
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

/** 'Saturday, 28 November 2026': the day of an instant, at the pub. */
export function longDate(instant: Date): string {
  const { weekday, day, month, year } = words(instant);
  return `${weekday}, ${day} ${month} ${year}`;
}

/** 'Sat 28 Nov 2026': the same where there is little room. */
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

/** '7:00 PM – 2:00 AM': from when to when. */
export function timeRange(span: Pick<EventSpan, 'start' | 'end'>): string {
  return `${clockTime(span.start)} – ${clockTime(span.end)}`;
}

/** '7:00 PM' of '19:00', a time that belongs to no day. */
export function timeWords(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** '9:00 AM to 2:00 AM': when the pub is open, every day. */
export function openingWords(): string {
  return `${timeWords(venue.hours.opens)} to ${timeWords(venue.hours.closes)}`;
}

type Part = 'weekday' | 'day' | 'month' | 'year' | 'hour' | 'minute' | 'dayPeriod';

/** The parts of an instant at the pub. What stands between them differs from engine to engine, so that is ours. */
function words(instant: Date): Record<Part, string> {
  const parts = atVenue()
    .formatToParts(instant)
    .map(({ type, value }) => [type, value]);
  return Object.fromEntries(parts) as Record<Part, string>;
}
