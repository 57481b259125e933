import type { EventView } from '@rover/contracts/events';
import { type ReactNode, useState } from 'react';
import { LateDialog } from '../../../browser/late-dialog.js';

/** Only an admin who edits fetches the form. */
const load = async () => (await import('./event-form-dialog.js')).EventFormDialog;

/**
 * Lets a page open the form of any of its events. What is written there stays, whatever becomes of the event's place in a
 * list or of the session meanwhile.
 */
export function useEventForm(): { editEvent: (event: EventView) => void; eventForm: ReactNode } {
  const [event, setEvent] = useState<EventView | null>(null);
  return {
    editEvent: setEvent,
    eventForm: event && <LateDialog load={load} given={{ event, onClose: () => setEvent(null) }} />,
  };
}
