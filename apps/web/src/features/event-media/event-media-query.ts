import type { EventView } from '@rover/contracts/events';
import type { EventMediaAnswer } from '@rover/contracts/media';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { DeepNullable } from '../../http/partial-response.js';
import { getEvent } from '../events/api/get-event.js';
import { readEvent } from '../events/api/read-event.js';
import { keepChangedEvent, refreshPublishedEvents } from '../events/event-queries.js';

/** The event of the media manager, fetched anew whenever the manager opens. */
export const eventMediaQuery = ({ id, slug }: Pick<EventView, 'id' | 'slug'>) =>
  queryOptions({
    queryKey: keyOf(id),
    queryFn: async ({ signal }) => {
      const event = await getEvent(slug, signal);
      if (!event) throw new Error('The event is no longer there.');
      return event;
    },
    staleTime: 0,
    structuralSharing: (known, next) => newerOf(known as EventView | undefined, next as EventView),
  });

/** The later of two states of an event: answers to simultaneous calls may arrive in any order. */
function newerOf(known: EventView | undefined, next: EventView): EventView {
  return known && known.updatedAt > next.updatedAt ? known : next;
}

/** The answer to a change of media: the lists are in the event or by themselves, and either is enough. */
export type PartialEventMedia = DeepNullable<EventMediaAnswer>;

/** Updates the media of an event wherever the event is shown. */
export function keepEventMedia(client: QueryClient, id: string, { event, media }: PartialEventMedia): void {
  const changed = (known?: EventView) =>
    readEvent({ id, ...known, ...event, media: event?.media ?? media ?? known?.media ?? null });
  client.setQueryData<EventView>(keyOf(id), changed);
  keepChangedEvent(client, id, changed);
  void refreshPublishedEvents(client);
}

function keyOf(id: string) {
  return ['event-media', id] as const;
}
