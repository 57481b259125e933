import type { EventInput, EventView } from '@rover/contracts/events';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isNotFound } from '../../http/call-error.js';
import { idempotencyKeys } from '../../http/idempotency-keys.js';
import { keepSavedEvent, refreshAllEvents, refreshPublishedEvents, tellSavedEvent } from '../events/event-queries.js';
import { createEvent } from './api/create-event.js';
import { updateEvent } from './api/update-event.js';

interface Saving {
  input: EventInput;
  /** Overwrite what somebody else saved meanwhile. */
  anyway: boolean;
}

const underKey = idempotencyKeys();

/** Creates an event, or changes the given one; guests see it at once. */
export function useSaveEvent(event: EventView | null) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ input, anyway }: Saving) =>
      event
        ? updateEvent(event, anyway ? input : { ...input, updatedAt: event.updatedAt })
        : underKey(input, (key) => createEvent(input, key)),
    onSuccess: (saved) => {
      keepSavedEvent(client, saved);
      return event ? tellSavedEvent(client) : refreshPublishedEvents(client);
    },
    onError: (error) => {
      // Somebody else has deleted it, and it may still be listed here.
      if (isNotFound(error)) void refreshAllEvents(client);
    },
  });
}
