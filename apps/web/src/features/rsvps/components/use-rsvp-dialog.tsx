import type { EventView } from '@rover/contracts/events';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { report } from '../../../browser/report.js';

const load = () => import('./rsvp-dialog.js');
const RsvpDialog = lazy(async () => ({ default: (await load()).RsvpDialog }));

/** The form is fetched once the page itself has settled, in milliseconds. */
const fetchAfter = 1500;

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

  useEffect(() => {
    const timer = setTimeout(() => load().catch((cause) => report('The RSVP form did not come', cause)), fetchAfter);
    return () => clearTimeout(timer);
  }, []);

  return {
    openRsvp: setEvent,
    rsvpDialog: event && (
      <Suspense>
        <RsvpDialog event={event} onClose={close} onPlaced={refresh} />
      </Suspense>
    ),
  };
}
