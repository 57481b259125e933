import type { EventView } from '@rover/contracts/events';
import { withAction, withoutAction } from '@rover/ui/toast-action';
import { bidiIsolate } from '@rover/venue/bidi-isolate';
import type { QueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import { logError } from '../../../browser/log-error.js';
import { isNotFound } from '../../../http/call-error.js';
import { refreshAllEvents } from '../../events/event-queries.js';
import { restoreEvent } from '../api/restore-event.js';

/** Shows a toast that an event was deleted, with a button to undo it. */
export function offerUndo(client: QueryClient, event: EventView): void {
  toast.success('Event deleted', {
    description: event.title,
    ...withAction({ id: event.id, label: 'Undo', onClick: () => void undo(client, event) }),
  });
}

async function undo(client: QueryClient, event: EventView): Promise<void> {
  const { id, title: description } = event;
  toast.loading('Restoring the event...', { id, description, duration: Number.POSITIVE_INFINITY, action: null });
  try {
    await restoreEvent(id);
    toast.success('Event restored', { id, description, ...withoutAction });
  } catch (error) {
    logError('The event was not restored', error);
    tellFailure(client, event, error);
  }
  await refreshAllEvents(client);
}

function tellFailure(client: QueryClient, event: EventView, error: unknown): void {
  const { id, title } = event;
  const failure = 'The event was not restored';
  if (isNotFound(error)) {
    toast.error(failure, { id, description: `${bidiIsolate(title)} was deleted too long ago.`, ...withoutAction });
  } else {
    toast.error(failure, {
      description: `${bidiIsolate(title)} is still deleted. Please try again.`,
      ...withAction({ id, label: 'Try again', onClick: () => void undo(client, event) }),
    });
  }
}
