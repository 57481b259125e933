import { eventCalendar, restamped } from '@rover/calendar/event-calendar';
import type { MessagePayloads } from '@rover/contracts/messages';
import { isWebUrl } from '@rover/contracts/web-url';
import { longDate, timeRange } from '@rover/venue/events/event-words';
import { pluralize } from '@rover/venue/pluralize';
import { venue } from '@rover/venue/venue';
import { LRUCache } from 'lru-cache';
import type { MailContent } from '../queue/mail-queue.js';
import type { SiteLinks } from '../site-links.js';
import { rsvpHtml } from './rsvp-confirmation.html.js';
import { rsvpText } from './rsvp-confirmation.text.js';
import type { RsvpWords } from './rsvp-words.js';
import { greetingOf, oneLine, ownLines, withoutLinks } from './typed-text.js';

type PlacedRsvp = MessagePayloads['rsvp.placed'];

/** The most events whose part of the confirmation is kept; for others it is composed anew. */
const eventsKept = 200;

/** The words of the confirmation that are the same for all guests of an event. */
type EventWords = Pick<RsvpWords, 'title' | 'date' | 'time' | 'place' | 'mapUrl' | 'price' | 'eventUrl'>;

/**
 * Composes the confirmation of an RSVP, with the event as a calendar file. What it says of the event takes far longer to
 * compose than what it says of the guest, and is the same for all guests; so it is composed once.
 */
export class RsvpConfirmations {
  private readonly words: (event: PlacedRsvp['event']) => EventWords;
  private readonly calendar: (event: PlacedRsvp['event']) => string;

  constructor(private readonly links: SiteLinks) {
    this.words = oncePerEvent((event) => wordsOf(event, links));
    this.calendar = oncePerEvent((event) => calendarOf(event, links));
  }

  /**
   * The confirmation as it is queued: its plain text, and the facts of which the rest is composed when it is sent. The
   * release before knows no facts, and sends the plain text alone.
   */
  plain(rsvp: PlacedRsvp): MailContent {
    return {
      subject: `Your RSVP at ${venue.name}`,
      text: rsvpText(this.wordsFor(rsvp)),
      html: '',
      attachments: [],
      facts: rsvp,
    };
  }

  /** @param placedAt when the RSVP was made */
  rest(rsvp: PlacedRsvp, placedAt: Date): Pick<MailContent, 'html' | 'attachments'> {
    return {
      html: rsvpHtml(this.wordsFor(rsvp)),
      attachments: [
        {
          filename: 'event.ics',
          contentType: 'text/calendar; method=PUBLISH; charset=utf-8',
          content: restamped(this.calendar(rsvp.event), placedAt),
        },
      ],
    };
  }

  private wordsFor({ event, fullName, guests, specialRequests, cancelToken }: PlacedRsvp): RsvpWords {
    return {
      ...this.words(event),
      greeting: greetingOf(fullName),
      party: pluralize(guests, 'guest'),
      requests: ownLines(withoutLinks(specialRequests)),
      cancelUrl: this.links.cancelRsvp(cancelToken),
    };
  }
}

function wordsOf(event: PlacedRsvp['event'], links: SiteLinks): EventWords {
  const start = new Date(event.startsAt);
  return {
    title: oneLine(event.title),
    date: longDate(start),
    time: timeRange({ start, end: new Date(event.endsAt) }),
    place: oneLine(event.location),
    mapUrl: isWebUrl(event.locationUrl) ? event.locationUrl : null,
    price: oneLine(event.price),
    eventUrl: links.event(event.slug),
  };
}

function calendarOf(event: PlacedRsvp['event'], links: SiteLinks): string {
  const stampedAt = new Date(event.startsAt);
  return eventCalendar({ ...event, sequence: event.version ?? 0, url: links.event(event.slug), stampedAt });
}

/** Remembers what was composed of an event, by all its facts. */
function oncePerEvent<T extends object | string>(compose: (event: PlacedRsvp['event']) => T) {
  const composed = new LRUCache<string, T>({ max: eventsKept });
  return (event: PlacedRsvp['event']): T => {
    const facts = JSON.stringify(event);
    const known = composed.get(facts) ?? compose(event);
    composed.set(facts, known);
    return known;
  };
}
