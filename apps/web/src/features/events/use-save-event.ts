import type { EventInput, EventView } from '@rover/contracts/events';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createEvent } from './api/create-event.js';
import { updateEvent } from './api/update-event.js';
import { keepSavedEvent, refreshPublishedEvents } from './event-queries.js';

/** Creates an event, or changes the given one; guests see it at once. */
export function useSaveEvent(event: EventView | null) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: EventInput) => (event ? updateEvent(event.id, input) : createEvent(input)),
    onSuccess: (saved) => {
      keepSavedEvent(client, saved);
      return refreshPublishedEvents(client);
    },
  });
}
