import { randomUUID } from 'node:crypto';
import type { BookingStatus } from '@rover/contracts/booking-status';
import type { Message, MessagePayloads } from '@rover/contracts/messages';

type PlacedRsvp = MessagePayloads['rsvp.placed'];

/** Aoife's place at a session that goes on past midnight, unless told otherwise. */
export function placedRsvp(
  differences: Partial<PlacedRsvp> = {},
  event: Partial<PlacedRsvp['event']> = {},
): PlacedRsvp {
  return {
    rsvpId: randomUUID(),
    fullName: 'Aoife Byrne',
    email: 'aoife@example.com',
    guests: 4,
    specialRequests: '',
    cancelToken: 'a-secret-of-aoife',
    ...differences,
    event: {
      eventId: '5f0c0f5e-5d0f-4c29-9f0e-0a1b2c3d4e5f',
      slug: 'trad-session',
      title: 'Trad Session & Stout',
      eventDate: '2026-11-28',
      startsAt: '2026-11-29T02:00:00.000Z',
      endsAt: '2026-11-29T09:00:00.000Z',
      location: 'The Wild Rover',
      locationUrl: 'https://maps.google.com/?q=22.8814,-109.9117',
      price: 'Free Entry',
      ...event,
    },
  };
}

/** The same RSVP after an admin has given it a status. */
export function changedRsvp(
  status: BookingStatus,
  ...differences: Parameters<typeof placedRsvp>
): MessagePayloads['rsvp.status-changed'] {
  const { cancelToken: _, ...rsvp } = placedRsvp(...differences);
  return { ...rsvp, status };
}

/** The message that tells of it. */
export function placedMessage(payload: PlacedRsvp): Message<'rsvp.placed'> {
  return {
    id: randomUUID(),
    topic: 'rsvp.placed',
    occurredAt: '2026-11-21T19:03:22.123Z',
    requestId: null,
    payload,
  };
}
