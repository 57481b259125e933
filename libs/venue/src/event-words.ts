import { TZDate, tz } from '@date-fns/tz';
import { format } from 'date-fns/format';
import type { EventSpan } from './event-clock.js';
import { venue } from './venue.js';

const atVenue = tz(venue.timeZone);

/** 'Saturday, 28 November 2026': the day of an instant, at the pub. */
export function longDate(instant: Date): string {
  return format(instant, 'EEEE, d MMMM yyyy', { in: atVenue });
}

/** 'Sat 28 Nov 2026': the same where there is little room. */
export function shortDate(instant: Date): string {
  return format(instant, 'EEE d MMM yyyy', { in: atVenue });
}

/** '7:00 PM': the time of an instant, at the pub. */
export function clockTime(instant: Date): string {
  return format(instant, 'h:mm a', { in: atVenue });
}

/** '7:00 PM – 2:00 AM': from when to when. */
export function timeRange(span: Pick<EventSpan, 'start' | 'end'>): string {
  return `${clockTime(span.start)} – ${clockTime(span.end)}`;
}

/** '7:00 PM' of '19:00', a time that belongs to no day. */
export function timeWords(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return clockTime(new TZDate(2022, 0, 1, hours, minutes, venue.timeZone));
}

/** '9:00 AM – 2:00 AM': when the pub is open, every day. */
export function openingWords(): string {
  return `${timeWords(venue.hours.opens)} – ${timeWords(venue.hours.closes)}`;
}
