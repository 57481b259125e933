import type { EventView } from '@rover/contracts/events';
import { type ReactNode, useCallback } from 'react';
import { useLazyDialog } from '../../lazy/lazy-dialog.js';

const load = async () => (await import('./components/rsvp-dialog.js')).RsvpDialog;

/**
 * Lets a page open the RSVP form for any of its events.
 *
 * @param refresh refetches the events: after a booking, and again when the form closes, since an event's count follows
 * its RSVPs with a delay
 */
export function useRsvpDialog(refresh: () => void): { openRsvp: (event: EventView) => void; rsvpDialog: ReactNode } {
  const [open, rsvpDialog] = useLazyDialog<{ event: EventView; onPlaced: () => void }>(load, {
    early: true,
    onClosed: refresh,
  });
  const openRsvp = useCallback((event: EventView) => open({ event, onPlaced: refresh }), [open, refresh]);
  return { openRsvp, rsvpDialog };
}
