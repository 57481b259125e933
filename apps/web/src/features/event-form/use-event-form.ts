import type { EventView } from '@rover/contracts/events';
import type { ReactNode } from 'react';
import { useLazyDialog } from '../../lazy/lazy-dialog.js';

const load = async () => (await import('./components/event-form-dialog.js')).EventFormDialog;

interface FormOpening {
  /** null makes a new one. */
  event: EventView | null;
  /** An event that the new one is a copy of. */
  original?: EventView;
}

/**
 * Lets a page open the event form. It is rendered beside lists, so that unsaved input survives changes of a list and of
 * the session. Its code is loaded only for admins who edit.
 *
 * @param early load it before it is asked for, on pages that only admins see
 */
export function useEventForm({ early = false } = {}): {
  openEventForm: (opening: FormOpening) => void;
  eventForm: ReactNode;
} {
  const [openEventForm, eventForm] = useLazyDialog<FormOpening>(load, { early });
  return { openEventForm, eventForm };
}
