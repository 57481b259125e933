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

/** The part of the confirmation that is the same for all guests of an event. */
interface EventSheet {
  words: Pick<RsvpWords, 'title' | 'date' | 'time' | 'place' | 'mapUrl' | 'price' | 'eventUrl'>;
  calendar: string;
}

/**
 * Composes the confirmation of an RSVP, with the event as a calendar file. The part about the event takes far longer to
 * compose than the part about the guest, and is the same for all guests; so it is composed once.
 */
export class RsvpConfirmations {
  /** By all facts of the event. */
  private readonly sheets = new LRUCache<string, EventSheet>({ max: eventsKept });

  constructor(private readonly links: SiteLinks) {}

  /** @param placedAt when the RSVP was made */
  compose(rsvp: PlacedRsvp, placedAt: Date): MailContent {
    const { words: ofEvent, calendar } = this.sheetOf(rsvp.event);
    const words = { ...ofEvent, ...this.ownWords(rsvp) };
    return {
      subject: `Your RSVP at ${venue.name}`,
      text: rsvpText(words),
      html: rsvpHtml(words),
      attachments: [
        {
          filename: 'event.ics',
          contentType: 'text/calendar; method=PUBLISH; charset=utf-8',
          content: restamped(calendar, placedAt),
        },
      ],
    };
  }

  private sheetOf(event: PlacedRsvp['event']): EventSheet {
    const facts = JSON.stringify(event);
    const sheet = this.sheets.get(facts) ?? this.write(event);
    this.sheets.set(facts, sheet);
    return sheet;
  }

  private write(event: PlacedRsvp['event']): EventSheet {
    const eventUrl = this.links.event(event.slug);
    const start = new Date(event.startsAt);
    const words = {
      title: oneLine(event.title),
      date: longDate(start),
      time: timeRange({ start, end: new Date(event.endsAt) }),
      place: oneLine(event.location),
      mapUrl: isWebUrl(event.locationUrl) ? event.locationUrl : null,
      price: oneLine(event.price),
      eventUrl,
    };
    return {
      words,
      calendar: eventCalendar({ ...event, sequence: event.version ?? 0, url: eventUrl, stampedAt: start }),
    };
  }

  private ownWords({
    fullName,
    guests,
    specialRequests,
    cancelToken,
  }: PlacedRsvp): Omit<RsvpWords, keyof EventSheet['words']> {
    return {
      greeting: greetingOf(fullName),
      party: pluralize(guests, 'guest'),
      requests: ownLines(withoutLinks(specialRequests)),
      cancelUrl: this.links.cancelRsvp(cancelToken),
    };
  }
}
