import type { EventFacts } from '@rover/contracts/messages';
import { venueToday } from '@rover/venue/events/event-clock';
import { venue } from '@rover/venue/venue';
import { venueAddress, venueDomain } from '@rover/venue/venue-words';
import ical, {
  ICalAlarmType,
  type ICalCalendar,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
} from 'ical-generator';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * Reminders, in seconds before the start: about 6, 3 and 1 months, 1 week, 1 day, 10 minutes. iCalendar has no duration
 * in months.
 */
const reminders = [180 * day, 90 * day, 30 * day, 7 * day, day, 10 * minute];
/** The refresh interval of subscribed calendars in seconds. */
const feedLastsFor = 3 * hour;

const end = 'END:VCALENDAR';
/** The alarms of an event, and its properties after them. */
const alarmsTooEarly = /((?:^BEGIN:VALARM\r\n.*?^END:VALARM\r\n)+)(.*?)(?=^END:VEVENT\r\n)/gms;

/** The data of an event for calendars. */
export interface CalendarEntry
  extends Pick<
    EventFacts,
    'eventId' | 'title' | 'startsAt' | 'endsAt' | 'location' | 'price' | 'recurring' | 'description'
  > {
  /** The event's page. */
  url: string;
  /** When these data last changed. */
  stampedAt: Date;
  /** Rises with every change, so that a calendar keeps the newest; 0 when not given. */
  sequence?: number;
  /** The event was cancelled: calendars that have it are told so. */
  isCancelled?: boolean;
}

/** An iCalendar file (RFC 5545) that puts an event into a calendar, with its six reminders. All times are in UTC. */
export function eventCalendar(entry: CalendarEntry): string {
  const calendar = emptyCalendar();
  calendar.createEvent(calendarEvent(entry));
  return fileOf(calendar);
}

/**
 * The same file with another timestamp, so that one file is generated once for many readers.
 * @param file as eventCalendar() wrote it
 */
export function restamped(file: string, stampedAt: Date): string {
  const stamp = stampedAt.toISOString().replace(/[-:]|\.\d+/g, '');
  return file.replace(/^DTSTAMP:.*$/m, `DTSTAMP:${stamp}`);
}

/**
 * The entry of an event in a feed. Generating it takes about a millisecond, so callers with many events should cache
 * it.
 */
export function feedEntry(entry: CalendarEntry): string {
  const file = eventCalendar(entry);
  return file.slice(file.indexOf('BEGIN:VEVENT'), file.lastIndexOf(end));
}

/**
 * The feed of all events of the pub, for calendars that subscribe and refresh every few hours.
 * @param entries as feedEntry() wrote them
 */
export function calendarFeed(entries: readonly string[]): string {
  const empty = fileOf(emptyCalendar().name(venue.name).ttl(feedLastsFor));
  const cover = empty.slice(0, empty.lastIndexOf(end));
  return [cover, ...entries, empty.slice(cover.length)].join('');
}

function emptyCalendar(): ICalCalendar {
  return ical({
    prodId: { company: venue.name, product: 'Events', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
  });
}

function calendarEvent(entry: CalendarEntry): ICalEventData {
  const { eventId, title, location, price, url, stampedAt, sequence = 0, isCancelled = false } = entry;
  return {
    id: `${eventId}@${venueDomain}`,
    sequence,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    stamp: stampedAt,
    start: new Date(entry.startsAt),
    end: new Date(entry.endsAt),
    repeating: entry.recurring ? everyYear(entry.startsAt) : null,
    summary: title,
    location: location === venue.name ? `${venue.name}, ${venueAddress}` : location,
    description: [entry.description, price, url, `${venue.name}, ${venue.phoneDisplay}`].filter(Boolean).join('\n'),
    url,
    alarms: isCancelled ? [] : reminders.map((trigger) => ({ type: ICalAlarmType.display, trigger })),
  };
}

/** What is 28 February at the pub and a day later in UTC is there the 60th of its year: 29 February or 1 March. */
function everyYear(startsAt: string): string {
  const isOfThe28th = venueToday(new Date(startsAt)).endsWith('-02-28');
  const isNextDay = !startsAt.includes('-02-28T');
  return isOfThe28th && isNextDay ? 'RRULE:FREQ=YEARLY;BYYEARDAY=60' : 'RRULE:FREQ=YEARLY';
}

/** ical-generator writes some properties after the alarms, which come last in RFC 5545 (3.6.1, eventc). */
function fileOf(calendar: ICalCalendar): string {
  return `${calendar}\r\n`.replace(alarmsTooEarly, '$2$1');
}
