import type { BookingStatus } from '@rover/contracts/booking-status';
import type { MessagePayloads, VipBookingFacts } from '@rover/contracts/messages';
import { vipContactWithin } from '@rover/contracts/vip';
import { eventSpan } from '@rover/venue/events/event-clock';
import { longDate } from '@rover/venue/events/event-words';
import { pluralize } from '@rover/venue/pluralize';
import { venue } from '@rover/venue/venue';
import type { MailContent } from '../queue/mail-queue.js';
import type { SiteLinks } from '../site-links.js';
import { type BookingDetail, type BookingMail, composeBookingMail } from './booking.template.js';
import { withoutLinks } from './typed-text.js';

const closing = 'Something to add or to change? Our number is below.';
const unexpected = 'Not what you expected? Our number is below.';

/** Tells a host that the request has arrived, and by when to expect a call. */
export function vipRequestMail(booking: VipBookingFacts, links: SiteLinks): MailContent {
  return composeBookingMail({
    ...toHost(booking, links),
    subject: `Your VIP request at ${venue.name}`,
    heading: 'Your request is with us.',
    opening: `thank you for thinking of us. We will contact you within ${vipContactWithin} hours to settle the rest.`,
  });
}

/** Tells the pub whom to contact, and about what. */
export function vipNoticeMail(booking: VipBookingFacts, links: SiteLinks): MailContent {
  const { hostName, hostEmail, hostPhone, buttonSource } = booking;
  return composeBookingMail({
    ...whatIsBooked(booking),
    subject: 'A new VIP request',
    heading: 'A new VIP request.',
    reader: 'team',
    opening: `somebody would like an event of their own. We promised to be in touch within ${vipContactWithin} hours.`,
    details: [
      { label: 'Host', value: hostName },
      { label: 'Email', value: hostEmail },
      { label: 'Phone', value: hostPhone },
      ...partyDetails(booking),
      ...(buttonSource ? [{ label: 'Asked from', value: buttonSource }] : []),
    ],
    asker: 'They',
    action: { label: 'Open the bookings', url: links.vipDesk() },
    closing: 'The request is pending until somebody confirms it.',
  });
}

const statusWords: Record<BookingStatus, Pick<BookingMail, 'heading' | 'opening'> & Partial<BookingMail>> = {
  confirmed: { heading: 'Your event is on.', opening: 'your VIP booking is confirmed. We look forward to it.' },
  pending: {
    heading: 'Your event is on hold.',
    opening: 'your VIP booking is pending. We will contact you about it.',
  },
  cancelled: { heading: 'Your event is cancelled.', opening: 'your VIP booking is cancelled.', closing: unexpected },
};

/** Tells a host what the pub has decided. */
export function vipStatusMail(booking: MessagePayloads['vip.status-changed'], links: SiteLinks): MailContent {
  return composeBookingMail({
    ...toHost(booking, links),
    ...statusWords[booking.status],
    subject: `Your VIP booking at ${venue.name} is ${booking.status}`,
  });
}

function toHost(booking: VipBookingFacts, links: SiteLinks): Omit<BookingMail, 'subject' | 'heading' | 'opening'> {
  return {
    ...whatIsBooked(booking),
    requests: withoutLinks(booking.specialRequests),
    reader: booking.hostName,
    details: partyDetails(booking),
    asker: 'You',
    action: { label: 'See what we offer', url: links.vipPackages() },
    closing,
  };
}

function whatIsBooked(booking: VipBookingFacts): Pick<BookingMail, 'title' | 'when' | 'requests'> {
  const { eventType, eventDate, specialRequests } = booking;
  const span = eventSpan({ eventDate });
  return { title: eventType, when: [span ? longDate(span.start) : eventDate], requests: specialRequests };
}

function partyDetails({ guestCount, eventLocation }: VipBookingFacts): BookingDetail[] {
  return [
    { label: 'Party', value: pluralize(guestCount, 'guest') },
    { label: 'Where', value: eventLocation || 'To be agreed' },
  ];
}
