import type { EventView } from '@rover/contracts/events';
import { type ReactNode, useCallback, useState } from 'react';
import { RsvpDialog } from './rsvp-dialog.js';

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
  return {
    openRsvp: setEvent,
    rsvpDialog: event && <RsvpDialog event={event} onClose={close} onPlaced={refresh} />,
  };
}
