import { randomUUID } from 'node:crypto';
import type { MessagePayloads } from '@rover/contracts/messages';

type SavedEvent = MessagePayloads['event.saved'];

/** A session a year from now with ten places, unless told otherwise. */
export function sampleEvent(differences: Partial<SavedEvent> = {}): SavedEvent {
  return {
    eventId: randomUUID(),
    slug: 'trad-session',
    title: 'Trad Session',
    ...nextYear(),
    location: 'The Wild Rover',
    locationUrl: 'https://maps.google.com/?q=22.8814,-109.9117',
    price: 'Free Entry',
    capacity: 10,
    recurring: true,
    description: 'Fiddles, and pints.',
    version: 1,
    ...differences,
  };
}

/** Times that an event has when it is over. */
export const overSince2024 = {
  eventDate: '2024-03-17',
  startsAt: '2024-03-18T02:00:00.000Z',
  endsAt: '2024-03-18T09:00:00.000Z',
} as const;

function nextYear(): Pick<SavedEvent, 'eventDate' | 'startsAt' | 'endsAt'> {
  const year = new Date().getUTCFullYear() + 1;
  return { eventDate: `${year}-03-17`, startsAt: `${year}-03-18T02:00:00.000Z`, endsAt: `${year}-03-18T09:00:00.000Z` };
}
