import type { EventView } from '@rover/contracts/events';
import type { ReactNode } from 'react';
import { useLateDialog } from '../../browser/late-dialog.js';

const load = async () => (await import('./components/event-form-dialog.js')).EventFormDialog;

interface FormOpening {
  /** null makes a new one. */
  event: EventView | null;
  /** An event that the new one is a copy of. */
  original?: EventView;
}

/**
 * Lets a page open the event form: over the page, so that what is written stays whatever becomes of the list or of the
 * session meanwhile. Only an admin who edits fetches it.
 *
 * @param early where admins alone come, it is fetched before it is asked for
 */
export function useEventForm({ early = false } = {}): {
  openEventForm: (opening: FormOpening) => void;
  eventForm: ReactNode;
} {
  const [openEventForm, eventForm] = useLateDialog<FormOpening>(load, { early });
  return { openEventForm, eventForm };
}
