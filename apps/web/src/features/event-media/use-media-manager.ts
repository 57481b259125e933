import type { EventView } from '@rover/contracts/events';
import { type ReactNode, useCallback } from 'react';
import { useLateDialog } from '../../browser/late-dialog.js';

/** Only an admin who manages media fetches the manager. */
const load = async () => (await import('./components/media-manager.js')).MediaManager;

/** Lets a page open the media of any of its events. They stay open whatever becomes of the list that the event is in. */
export function useMediaManager(): { openMedia: (event: EventView) => void; mediaManager: ReactNode } {
  const [open, mediaManager] = useLateDialog<{ event: EventView }>(load);
  const openMedia = useCallback((event: EventView) => open({ event }), [open]);
  return { openMedia, mediaManager };
}
