/**
 * The feed of all events as iCalendar (RFC 5545), for calendars that subscribe (`webcal:`). Includes cancelled events.
 */
export const calendarFeedPath = '/events.ics';

/** One event as an iCalendar file, by its current or a former slug; 404 when there is no such event. */
export function eventCalendarPath(slug: string): string {
  return `/api/events/${slug}/calendar.ics`;
}
