import type { EventView } from '@rover/contracts/events';
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { report } from '../../../browser/report.js';
import { useFirstTouch } from '../../../browser/use-first-touch.js';

const load = () => import('./rsvp-dialog.js');
const RsvpDialog = lazy(async () => ({ default: (await load()).RsvpDialog }));

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
    rsvpDialog: event && (
      <Suspense>
        <RsvpDialog event={event} onClose={close} onPlaced={refresh} />
      </Suspense>
    ),
  };
}
