import { eventCalendar } from '@rover/calendar/event-calendar';
import type { MessagePayloads } from '@rover/contracts/messages';
import { isWebUrl } from '@rover/platform/validation/web-url';
import { longDate, timeRange } from '@rover/venue/event-words';
import { venue } from '@rover/venue/venue';
import type { MailContent } from '../queue/mail-queue.js';
import type { SiteLinks } from '../site-links.js';
import { rsvpHtml } from './rsvp-confirmation.html.js';
import { rsvpText } from './rsvp-confirmation.text.js';
import type { RsvpWords } from './rsvp-words.js';
import { oneLine, ownLines } from './typed-text.js';

type PlacedRsvp = MessagePayloads['rsvp.placed'];

/** Tells a guest that the place is kept, with the event for the calendar. @param placedAt when the RSVP was made */
export function rsvpConfirmation(rsvp: PlacedRsvp, links: SiteLinks, placedAt: Date): MailContent {
  const words = wordsOf(rsvp, links);
  const calendar = eventCalendar({ ...rsvp.event, url: words.eventUrl, stampedAt: placedAt });
  return {
    subject: `Your RSVP at ${venue.name}`,
    text: rsvpText(words),
    html: rsvpHtml(words),
    attachments: [
      { filename: 'event.ics', contentType: 'text/calendar; method=PUBLISH; charset=utf-8', content: calendar },
    ],
  };
}

function wordsOf({ fullName, guests, specialRequests, cancelToken, event }: PlacedRsvp, links: SiteLinks): RsvpWords {
  const start = new Date(event.startsAt);
  return {
    guest: oneLine(fullName),
    title: oneLine(event.title),
    date: longDate(start),
    time: timeRange({ start, end: new Date(event.endsAt) }),
    place: oneLine(event.location),
    mapUrl: isWebUrl(event.locationUrl) ? event.locationUrl : null,
    price: oneLine(event.price),
    party: guests === 1 ? '1 guest' : `${guests} guests`,
    requests: ownLines(specialRequests),
    eventUrl: links.event(event.slug),
    cancelUrl: links.cancelRsvp(cancelToken),
  };
}
