import { askNeighbour } from '@rover/platform/http/ask-neighbour';

/** What becomes of an event itself; what is done with its media does not concern its guests. */
const pathOfEvent = /^\/api\/admin\/events\/([0-9a-f-]{36})(?:\/restore)?$/i;
/** Milliseconds; bookings waits for events for up to two seconds. */
const answersWithin = 2_500;

/**
 * Has bookings look at the event that an admin has changed, so that the guest who comes next is judged by the change, as
 * the admin expects who sees it saved. Without an answer in time the change holds there when its message comes.
 * @param path of the admin's request
 */
export async function refreshSeats(bookingsUrl: string, path: string): Promise<void> {
  const [, eventId] = pathOfEvent.exec(path) ?? [];
  if (eventId === undefined) return;
  await askNeighbour({
    service: 'bookings',
    address: new URL(`/internal/events/${eventId}/refresh`, bookingsUrl),
    method: 'POST',
    within: answersWithin,
  }).catch(() => undefined);
}
