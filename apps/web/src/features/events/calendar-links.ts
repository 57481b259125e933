import { calendarFeedPath } from '@rover/contracts/calendar';
import { eventPath } from '@rover/contracts/pages';
import { venue } from '@rover/venue/venue';
import { venueAddress } from '@rover/venue/venue-words';
import type { TimedEvent } from './upcoming.js';

/** Google Calendar's own form, filled in: https://calendar.google.com/calendar/render */
export function googleCalendarLink({ event, span }: TimedEvent, site: string): string {
  const { title, description, price, location, recurring, slug } = event;
  const page = new URL(eventPath(slug), site).href;
  const asked = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${utcStamp(span.start)}/${utcStamp(span.end)}`,
    // The pub's zone, so that a repeated event does not follow summer time where the guest lives.
    ctz: venue.timeZone,
    details: [description, price, page, `${venue.name}, ${venue.phoneDisplay}`].join('\n'),
    location: location === venue.name ? `${venue.name}, ${venueAddress}` : location,
    ...(recurring && { recur: 'RRULE:FREQ=YEARLY' }),
  });
  return `https://calendar.google.com/calendar/render?${asked}`;
}

/** The address of the feed of all events: as a file, for programs that subscribe, and for Google Calendar. */
export function calendarFeed(site: string): { address: string; subscribe: string; google: string } {
  const address = new URL(calendarFeedPath, site).href;
  const subscribe = address.replace(/^https?:/, 'webcal:');
  const google = `https://calendar.google.com/calendar/render?${new URLSearchParams({ cid: subscribe })}`;
  return { address, subscribe, google };
}

/** '20261129T020000Z' */
function utcStamp(instant: Date): string {
  return instant.toISOString().replace(/[-:]|\.\d{3}/g, '');
}
