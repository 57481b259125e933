import type { EventView } from '@rover/contracts/events';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { tellOtherWindows } from '../../browser/other-windows.js';
import { getEvent } from './api/get-event.js';
import { listAllEvents } from './api/list-all-events.js';
import { listEvents } from './api/list-events.js';
import { deskOrder } from './upcoming.js';

const published = ['events'] as const;

/** The name under which windows of one browser tell each other that the events have changed. */
export const eventsChanged = 'events-changed';

/**
 * How a page that is looked at keeps up: it asks every half minute, and whenever its window is looked at again, and is
 * mostly answered 'unchanged' from memory. More often would have guests at one bar, who share its address, use up what
 * an address may ask.
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

/** An event that the list has brought already, to be shown while the event itself is fetched. */
export function listedEvent(client: QueryClient, slug: string): EventView | undefined {
  return client.getQueryData(eventsQuery.queryKey)?.find((event) => event.slug === slug);
}

export const allEventsQuery = queryOptions({
  queryKey: ['all-events'],
  queryFn: async ({ signal }) => deskOrder(await listAllEvents(signal)),
  // The counts change with every RSVP: opening the list fetches it.
  staleTime: 0,
  ...keptUp,
});

/** What guests see of the events was changed here: fetch it anew wherever this browser shows it. */
export function refreshPublishedEvents(client: QueryClient): Promise<void> {
  tellOtherWindows(eventsChanged);
  return fetchPublishedAnew(client);
}

/** Fetches the events anew, for the back office and for guests. */
export async function refreshAllEvents(client: QueryClient): Promise<void> {
  await Promise.all([client.invalidateQueries(allEventsQuery), refreshPublishedEvents(client)]);
}

/** Fetches anew what guests see of the events, where this window shows it. */
export function fetchPublishedAnew(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: published });
}

/** An event as the server has it now; undefined when it is gone. */
export async function fetchEventNow(client: QueryClient, id: string): Promise<EventView | undefined> {
  const events = await client.fetchQuery(allEventsQuery);
  return events.find((event) => event.id === id);
}

/**
 * Puts a saved event where this browser shows it: in its place in the lists, first in the back office's when it is new,
 * and on its page.
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
 * A saved event is in its place wherever this window shows it: other windows ask anew, this one only where an answer is
 * on its way that may be older.
 */
export async function tellSavedEvent(client: QueryClient): Promise<void> {
  if (client.isFetching({ queryKey: published }) > 0) return refreshPublishedEvents(client);
  tellOtherWindows(eventsChanged);
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

/** An answer that is on its way may be older than the change: then it is given up, and the list fetched anew. */
function changeList(client: QueryClient, changed: (events: EventView[]) => EventView[]): void {
  const isAskedFor = client.isFetching(allEventsQuery) > 0;
  client.setQueryData(allEventsQuery.queryKey, (events) => events && changed(events));
  if (isAskedFor) void client.invalidateQueries(allEventsQuery);
}
