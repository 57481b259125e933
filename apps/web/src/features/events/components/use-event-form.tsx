import type { EventView } from '@rover/contracts/events';
import { lazy, type ReactNode, Suspense, useState } from 'react';

/** Only an admin who edits fetches the form. */
const EventFormDialog = lazy(async () => ({ default: (await import('./event-form-dialog.js')).EventFormDialog }));

/**
 * Lets a page open the form of any of its events. What is written there stays, whatever becomes of the event's place in a
 * list or of the session meanwhile.
 */
export function useEventForm(): { editEvent: (event: EventView) => void; eventForm: ReactNode } {
  const [event, setEvent] = useState<EventView | null>(null);
  return {
    editEvent: setEvent,
    eventForm: event && (
      <Suspense>
        <EventFormDialog event={event} onClose={() => setEvent(null)} />
      </Suspense>
    ),
  };
}
