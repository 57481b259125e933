import type { EventFacts } from '@rover/contracts/messages';
import { venue } from '@rover/venue/venue';
import ical, { ICalAlarmType, ICalCalendarMethod } from 'ical-generator';
import { venueAddress, venueDomain } from '../venue-words.js';

const minute = 60;
const day = 24 * 60 * minute;

/** Seconds before the start: about 6, 3 and 1 months, 1 week, 1 day, 10 minutes. A calendar knows no month-long time. */
const reminders = [180 * day, 90 * day, 30 * day, 7 * day, day, 10 * minute];

/** What a calendar file is served or attached as. */
export const calendarContentType = 'text/calendar; method=PUBLISH; charset=utf-8';

interface Publication {
  /** The event's page. */
  url: string;
  /** When the facts were as they are here. */
  stampedAt: Date;
}

/** An iCalendar file (RFC 5545) that puts an event into a calendar, with its six reminders. */
export function eventCalendar(event: Omit<EventFacts, 'capacity'>, { url, stampedAt }: Publication): string {
  const calendar = ical({
    prodId: { company: venue.name, product: 'Events', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: `${event.eventId}@${venueDomain}`,
    sequence: 0,
    stamp: stampedAt,
    start: new Date(event.startsAt),
    end: new Date(event.endsAt),
    summary: event.title,
    location: event.location === venue.name ? `${venue.name}, ${venueAddress}` : event.location,
    description: [event.price, url, `${venue.name}, ${venue.phoneDisplay}`].join('\n'),
    url,
    alarms: reminders.map((trigger) => ({ type: ICalAlarmType.display, trigger })),
  });
  return `${calendar}\r\n`;
}
