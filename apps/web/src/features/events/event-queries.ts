import type { EventView } from '@rover/contracts/events';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { broadcastToTabs } from '../../browser/other-tabs.js';
import { getEvent } from './api/get-event.js';
import { listAllEvents } from './api/list-all-events.js';
import { listEvents } from './api/list-events.js';
import { deskOrder } from './upcoming.js';

const published = ['events'] as const;

/** The name under which windows of one browser tell each other that the events have changed. */
export const eventsChanged = 'events-changed';

/**
 * A visible page refetches every half minute, and whenever it becomes visible again; most answers are 304 from memory.
 * More often would use up the rate limit of guests who share an address.
 */
const keptUp = { refetchInterval: 30_000, refetchOnWindowFocus: 'always' } as const;

export const eventsQuery = queryOptions({
  queryKey: [...published, 'list'],
  queryFn: ({ signal }) => listEvents(signal),
  ...keptUp,
});

export const eventQuery = (slug: string) =>
  queryOptions({
    queryKey: [...published, 'one', slug],
    queryFn: ({ signal }) => getEvent(slug, signal),
    ...keptUp,
  });

/** The event in the cached list, to be shown while the event itself is loading. */
export function listedEvent(client: QueryClient, slug: string): EventView | undefined {
  return client.getQueryData(eventsQuery.queryKey)?.find((event) => event.slug === slug);
}

export const allEventsQuery = queryOptions({
  queryKey: ['all-events'],
  queryFn: async ({ signal }) => deskOrder(await listAllEvents(signal)),
  // Counts change with every RSVP, so opening the list refetches it.
  staleTime: 0,
  ...keptUp,
});

/** Refetches the public events in all windows of this browser. */
export function refreshPublishedEvents(client: QueryClient): Promise<void> {
  broadcastToTabs(eventsChanged);
  return fetchPublishedAnew(client);
}

/** Refetches the events of the back office and the public ones. */
export async function refreshAllEvents(client: QueryClient): Promise<void> {
  await Promise.all([client.invalidateQueries(allEventsQuery), refreshPublishedEvents(client)]);
}

/** Refetches the public events that this window shows. */
export function fetchPublishedAnew(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: published });
}

/** An event as the server has it now; undefined when it is gone. */
export async function fetchEventNow(client: QueryClient, id: string): Promise<EventView | undefined> {
  const events = await client.fetchQuery(allEventsQuery);
  return events.find((event) => event.id === id);
}

/**
 * Puts a saved event into the cache: in its place in the lists (first in the back office's when it is new), and on its
 * page.
 */
export function keepSavedEvent(client: QueryClient, saved: EventView): void {
  client.setQueryData(eventsQuery.queryKey, (events) =>
    events?.map((event) => (event.id === saved.id ? saved : event)),
  );
  client.setQueriesData<EventView>({ queryKey: [...published, 'one'] }, (event) =>
    event?.id === saved.id ? saved : event,
  );
  changeList(client, (events) => {
    const known = events.some(({ id }) => id === saved.id);
    return known ? events.map((event) => (event.id === saved.id ? saved : event)) : [saved, ...events];
  });
}

/**
 * Makes other windows refetch after an event was saved. This window has it in its cache, and refetches only where an
 * answer under way may be older.
 */
export async function tellSavedEvent(client: QueryClient): Promise<void> {
  if (client.isFetching({ queryKey: published }) > 0) return refreshPublishedEvents(client);
  broadcastToTabs(eventsChanged);
  await client.invalidateQueries({ queryKey: published, refetchType: 'none' });
}

/** Changes an event in the back office's list, if it is there. */
export function keepChangedEvent(client: QueryClient, id: string, changed: (known: EventView) => EventView): void {
  changeList(client, (events) => events.map((event) => (event.id === id ? changed(event) : event)));
}

/** Takes a deleted event off the back office's list. */
export function dropDeletedEvent(client: QueryClient, id: string): void {
  changeList(client, (events) => events.filter((event) => event.id !== id));
}

/** An answer under way may be older than the change: it is cancelled, and the list refetched. */
function changeList(client: QueryClient, changed: (events: EventView[]) => EventView[]): void {
  const isAskedFor = client.isFetching(allEventsQuery) > 0;
  client.setQueryData(allEventsQuery.queryKey, (events) => events && changed(events));
  if (isAskedFor) void client.invalidateQueries(allEventsQuery);
}
