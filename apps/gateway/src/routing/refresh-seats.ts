import { callService } from '@rover/platform/http/call-service';

/** Changes of an event itself; changes of its media do not concern its guests. */
const pathOfEvent = /^\/api\/admin\/events\/([0-9a-f-]{36})(?:\/restore)?$/i;
/** Milliseconds; bookings waits for events for up to two seconds. */
const answersWithin = 2_500;

/**
 * Has bookings fetch the event that an admin has changed, so that the next guest is judged by the change, as an admin
 * expects who sees it saved. Without an answer in time the change takes effect there when its message comes.
 * @param path of the admin's request
 */
export async function refreshSeats(bookingsUrl: string, path: string): Promise<void> {
  const [, eventId] = pathOfEvent.exec(path) ?? [];
  if (eventId === undefined) return;
  await callService({
    service: 'bookings',
    address: new URL(`/internal/events/${eventId}/refresh`, bookingsUrl),
    method: 'POST',
    within: answersWithin,
  }).catch(() => undefined);
}
