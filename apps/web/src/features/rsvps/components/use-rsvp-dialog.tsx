import type { EventView } from '@rover/contracts/events';
import { type ReactNode, useCallback, useState } from 'react';
import { LateDialog } from '../../../browser/late-dialog.js';
import { report } from '../../../browser/report.js';
import { useFirstTouch } from '../../../browser/use-first-touch.js';

const load = async () => (await import('./rsvp-dialog.js')).RsvpDialog;

/** Begins to fetch the form before it is asked for. */
function prepare() {
  load().catch((cause) => report('The RSVP form did not come', cause));
}

/**
 * Lets a page open the RSVP form for any of its events.
 *
 * @param refresh fetches the events anew: once a place was taken, and once more when the form closes, since the count
 * of an event follows its RSVPs a moment later
 */
export function useRsvpDialog(refresh: () => void): { openRsvp: (event: EventView) => void; rsvpDialog: ReactNode } {
  const [event, setEvent] = useState<EventView | null>(null);
  const close = useCallback(() => {
    setEvent(null);
    refresh();
  }, [refresh]);

  useFirstTouch(prepare);

  return {
    openRsvp: setEvent,
    rsvpDialog: event && <LateDialog load={load} given={{ event, onClose: close, onPlaced: refresh }} />,
  };
}
