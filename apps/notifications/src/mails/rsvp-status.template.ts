import type { BookingStatus } from '@rover/contracts/booking-status';
import type { MessagePayloads } from '@rover/contracts/messages';
import { longDate, timeRange } from '@rover/venue/events/event-words';
import { pluralize } from '@rover/venue/pluralize';
import { venue } from '@rover/venue/venue';
import type { MailContent } from '../queue/mail-queue.js';
import type { SiteLinks } from '../site-links.js';
import { type BookingMail, composeBookingMail } from './booking.template.js';
import { withoutLinks } from './typed-text.js';

const statusWords: Record<BookingStatus, Pick<BookingMail, 'heading' | 'opening'>> = {
  confirmed: { heading: 'Your place is kept.', opening: 'your RSVP is confirmed. Pull up a stool.' },
  pending: {
    heading: 'Your RSVP is on hold.',
    opening: 'your RSVP is pending. We will write again once it is settled.',
  },
  cancelled: {
    heading: 'Your RSVP is cancelled.',
    opening: 'your RSVP is cancelled. We hope to see you another night.',
  },
};

/** Tells a guest what the pub has decided. */
export function rsvpStatusMail(rsvp: MessagePayloads['rsvp.status-changed'], links: SiteLinks): MailContent {
  const { fullName, guests, specialRequests, status, event } = rsvp;
  const start = new Date(event.startsAt);
  return composeBookingMail({
    ...statusWords[status],
    subject: `Your RSVP at ${venue.name} is ${status}`,
    reader: fullName,
    title: event.title,
    when: [longDate(start), timeRange({ start, end: new Date(event.endsAt) })],
    details: [
      { label: 'Where', value: event.location },
      { label: 'Party', value: pluralize(guests, 'guest') },
      { label: 'Price', value: event.price },
    ],
    requests: withoutLinks(specialRequests),
    asker: 'You',
    action: whereNext(rsvp, links),
    closing: 'Not what you expected? Our number is below.',
  });
}

function whereNext({ status, event }: MessagePayloads['rsvp.status-changed'], links: SiteLinks) {
  return status === 'cancelled'
    ? { label: 'See what else is on', url: links.events() }
    : { label: 'See the event', url: links.event(event.slug) };
}
