import { tzOffset } from '@date-fns/tz/tzOffset';
import { lazily } from '../lazily.js';
import { venue } from '../venue.js';

/** The fields that say when an event is, under newer and older names. */
export interface EventTimes {
  /** YYYY-MM-DD in the venue's zone. */
  eventDate?: string | null;
  /** The older name of `eventDate`, read when that is no day. */
  date?: string | null;
  /** HH:MM, 24 hours, in the venue's zone. */
  startTime?: string | null;
  endTime?: string | null;
  /** The older 'start - end', read when neither `startTime` nor `endTime` is a time. */
  time?: string | null;
}

/** When an event is: as local times of the pub, and as instants. */
export interface EventSpan {
  /** YYYY-MM-DD of the start, in the venue's zone. */
  eventDate: string;
  /** HH:MM, two digits each. */
  startTime: string;
  /** HH:MM, two digits each; at or before `startTime` it is on the next day. */
  endTime: string;
  start: Date;
  /** Always after `start`. */
  end: Date;
}

/** The end of an event whose end is unknown. */
const lastMinute = '23:59';
const aMinute = 60_000;

/**
 * The one answer to 'when is this event?', for lists, RSVPs, calendars, feeds and mails.
 *
 * - No end is 23:59. No start is the pub's usual one (`venue.event.startTime`).
 * - An end at or before the start is on the next day: 19:00-02:00 lasts seven hours.
 * - A field that does not hold what it should (rubbish, 30 February, blank) counts as absent.
 *
 * @returns null when the event has no usable day.
 */
export function eventSpan(event: EventTimes): EventSpan | null {
  const day = readDay(event.eventDate) ?? readDay(event.date);
  if (!day) return null;

  const { start: startTime, end: endTime } = readTimes(event);
  const start = instant(day, startTime);
  const end = instant(day, endTime, endTime > startTime ? 0 : 1);
  return { eventDate: day, startTime, endTime, start, end };
}

/** Whether an event has ended. One without a usable day never has: it stays listed until an admin gives it one. */
export function isPast(event: EventTimes, now: Date = new Date()): boolean {
  const span = eventSpan(event);
  return span !== null && span.end <= now;
}

/** Today's date at the pub: YYYY-MM-DD. */
export function venueToday(now: Date = new Date()): string {
  return wallDay().format(now);
}

/** '2026-11-28T19:00:00-07:00': an instant in the pub's zone, to the second, with its offset. */
export function venueTime(instant: Date): string {
  const ahead = minutesAhead(instant);
  const wall = new Date(instant.getTime() + ahead * aMinute).toISOString().slice(0, -'.000Z'.length);
  const [hours, minutes] = [Math.trunc(Math.abs(ahead) / 60), Math.abs(ahead) % 60].map(twoDigits);
  return `${wall}${ahead < 0 ? '-' : '+'}${hours}:${minutes}`;
}

/** '2026-11-28 19:00': an instant in the pub's zone, for a spreadsheet. */
export function venueMinute(instant: Date): string {
  return venueTime(instant).slice(0, 16).replace('T', ' ');
}

/** The long English weekday of a YYYY-MM-DD: 'Saturday'; '' when it is no day. */
export function dayOfWeek(eventDate: string): string {
  const day = readDay(eventDate);
  return day ? weekday().format(instant(day, '12:00')) : '';
}

/** Swedish dates are written YYYY-MM-DD. */
const wallDay = lazily(() => new Intl.DateTimeFormat('sv-SE', { timeZone: venue.timeZone }));
const weekday = lazily(() => new Intl.DateTimeFormat('en-US', { timeZone: venue.timeZone, weekday: 'long' }));

function readTimes(event: EventTimes): { start: string; end: string } {
  let start = readTime(event.startTime);
  let end = readTime(event.endTime);
  if (!start && !end) {
    const [legacyStart, legacyEnd] = (event.time ?? '').split(' - ');
    start = readTime(legacyStart);
    end = readTime(legacyEnd);
  }
  return { start: start ?? venue.event.startTime, end: end ?? lastMinute };
}

/** The day, if it exists in the calendar. */
function readDay(text: string | null | undefined): string | null {
  const day = text?.trim() ?? '';
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return null;
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, date)).toISOString().startsWith(day) ? day : null;
}

/** HH:MM of '9:30', '09:30' or a database's '09:30:00'. */
function readTime(text: string | null | undefined): string | null {
  const match = /^(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(text?.trim() ?? '');
  const [, hours = '', minutes = ''] = match ?? [];
  if (!match || Number(hours) > 23 || Number(minutes) > 59) return null;
  return `${hours.padStart(2, '0')}:${minutes}`;
}

/**
 * The instant of a local time at the pub, some days after a day. Both must have the right form. Computed in UTC,
 * independent of the reader's zone, in which that local time may not exist (the hour skipped in spring).
 */
function instant(day: string, time: string, daysLater = 0): Date {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const wall = Date.UTC(year, month - 1, date + daysLater, hours, minutes);
  const near = wall - minutesAhead(new Date(wall)) * aMinute;
  return new Date(wall - minutesAhead(new Date(near)) * aMinute);
}

/** The pub's offset from UTC in minutes. */
function minutesAhead(moment: Date): number {
  return tzOffset(venue.timeZone, moment);
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
