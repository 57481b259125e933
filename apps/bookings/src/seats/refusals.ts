import { DomainError, notFound } from '@rover/platform/http/domain-error';
import type { EntityManager } from 'typeorm';

/** No message has told of the event yet: worth asking the events service. */
export class UnknownEventError extends Error {
  override readonly name = 'UnknownEventError';
}

export function eventPast(): DomainError {
  return new DomainError('EVENT_PAST', 'This event is over.');
}

/**
 * Why parties were not seated at an event: a function from a number of guests to DomainError NOT_FOUND, EVENT_PAST or
 * EVENT_FULL, or to undefined when they could be seated now, because places came free or the event became known
 * meanwhile.
 * @throws UnknownEventError when nothing is known of the event here
 */
export async function readRefusals(
  manager: EntityManager,
  eventId: string,
): Promise<(guests: number) => DomainError | undefined> {
  const [event]: { deleted: boolean; over: boolean; unlimited: boolean; left: number }[] = await manager.query(
    `SELECT deleted, ends_at <= now() AS over, capacity = 0 AS unlimited, capacity - taken AS left
     FROM seats WHERE event_id = $1`,
    [eventId],
  );
  if (!event) throw new UnknownEventError();
  const { deleted, over, unlimited, left } = event;
  return (guests) => {
    if (deleted) return notFound('event');
    if (over) return eventPast();
    return unlimited || left >= guests ? undefined : eventFull(Math.max(0, left));
  };
}

export function eventFull(placesLeft: number): DomainError {
  const message = wordsFor(placesLeft);
  return new DomainError('EVENT_FULL', message, { errors: [{ field: 'guests', message }] });
}

function wordsFor(placesLeft: number): string {
  if (placesLeft === 0) return 'This event is full: 0 places are left.';
  return placesLeft === 1 ? 'Only 1 place is left.' : `Only ${placesLeft} places are left.`;
}
