/** The feed of all events as iCalendar (RFC 5545), for calendars that subscribe (`webcal:`). Also names what was called off. */
export const calendarFeedPath = '/events.ics';

/** One event as an iCalendar file, by its slug or one it had before; 404 when there is no such event. */
export function eventCalendarPath(slug: string): string {
  return `/api/events/${slug}/calendar.ics`;
}
