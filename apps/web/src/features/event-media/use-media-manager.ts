import type { EventView } from '@rover/contracts/events';
import { type ReactNode, useCallback } from 'react';
import { useLazyDialog } from '../../lazy/lazy-dialog.js';

/** Loaded only for an admin who manages media. */
const load = async () => (await import('./components/media-manager.js')).MediaManager;

/** Lets a page open the media of any of its events. The dialog stays open when the event leaves the list. */
export function useMediaManager(): { openMedia: (event: EventView) => void; mediaManager: ReactNode } {
  const [open, mediaManager] = useLazyDialog<{ event: EventView }>(load);
  const openMedia = useCallback((event: EventView) => open({ event }), [open]);
  return { openMedia, mediaManager };
}
