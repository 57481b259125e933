import type { EventView } from '@rover/contracts/events';
import type { EventMediaAnswer } from '@rover/contracts/media';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Told } from '../../http/told.js';
import { getEvent } from '../events/api/get-event.js';
import { readEvent } from '../events/api/read-event.js';
import { keepChangedEvent, refreshPublishedEvents } from '../events/event-queries.js';

/** An event as its media are managed: asked anew whenever the manager opens. */
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

/** Of two states of one event the later one: answers to calls made at once may come in any order. */
function newerOf(known: EventView | undefined, next: EventView): EventView {
  return known && known.updatedAt > next.updatedAt ? known : next;
}

/** What a change of media is answered with: of the lists in the event, or by themselves, one is enough. */
export type EventMediaTold = Told<EventMediaAnswer>;

/** The media of an event have changed: shows it wherever the event is shown. */
export function keepEventMedia(client: QueryClient, id: string, { event, media }: EventMediaTold): void {
  const changed = (known?: EventView) =>
    readEvent({ id, ...known, ...event, media: event?.media ?? media ?? known?.media ?? null });
  client.setQueryData<EventView>(keyOf(id), changed);
  keepChangedEvent(client, id, changed);
  void refreshPublishedEvents(client);
}

function keyOf(id: string) {
  return ['event-media', id] as const;
}
