import type { EventView } from '@rover/contracts/events';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { getEvent } from './api/get-event.js';
import { listAllEvents } from './api/list-all-events.js';
import { listEvents } from './api/list-events.js';
import { deskOrder } from './upcoming.js';

const published = ['events'] as const;

export const eventsQuery = queryOptions({
  queryKey: [...published, 'list'],
  queryFn: ({ signal }) => listEvents(signal),
});

export const eventQuery = (slug: string) =>
  queryOptions({ queryKey: [...published, 'one', slug], queryFn: ({ signal }) => getEvent(slug, signal) });

export const allEventsQuery = queryOptions({
  queryKey: ['all-events'],
  queryFn: async ({ signal }) => deskOrder(await listAllEvents(signal)),
  // The counts change with every RSVP: opening the list fetches it.
  staleTime: 0,
});

/** What guests see of the events has changed: fetch it anew where it is shown. */
export function refreshPublishedEvents(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: published });
}

/** Puts a saved event into the back office's list: in its place, or first when it is new. */
export function keepSavedEvent(client: QueryClient, saved: EventView): void {
  client.setQueryData(allEventsQuery.queryKey, (events) => {
    if (!events) return events;
    const known = events.some(({ id }) => id === saved.id);
    return known ? events.map((event) => (event.id === saved.id ? saved : event)) : [saved, ...events];
  });
}

/** Takes a deleted event off the back office's list. */
export function dropDeletedEvent(client: QueryClient, id: string): void {
  client.setQueryData(allEventsQuery.queryKey, (events) => events?.filter((event) => event.id !== id));
}
