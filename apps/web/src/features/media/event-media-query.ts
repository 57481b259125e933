import type { EventView } from '@rover/contracts/events';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { getEvent } from '../events/api/get-event.js';
import { keepSavedEvent, refreshPublishedEvents } from '../events/event-queries.js';

/** An event as its media are managed: asked anew whenever the manager opens. */
export const eventMediaQuery = ({ id, slug }: Pick<EventView, 'id' | 'slug'>) =>
  queryOptions({
    queryKey: ['event-media', id],
    queryFn: async ({ signal }) => {
      const event = await getEvent(slug, signal);
      if (!event) throw new Error('The event is no longer there.');
      return event;
    },
    staleTime: 0,
    structuralSharing: (known, next) => newerOf(known as EventView | undefined, next as EventView),
  });

/** Of two states of one event the later one: answers to calls made at once may come in any order. */
export function newerOf(known: EventView | undefined, next: EventView): EventView {
  return known && known.updatedAt > next.updatedAt ? known : next;
}

/** The media of an event have changed: shows it wherever the event is shown. */
export function keepEventMedia(client: QueryClient, event: EventView): void {
  client.setQueryData(eventMediaQuery(event).queryKey, event);
  keepSavedEvent(client, event);
  void refreshPublishedEvents(client);
}
