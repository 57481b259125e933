import type { EventView } from '@rover/contracts/events';
import { lazy, type ReactNode, Suspense, useState } from 'react';

/** Only an admin who manages media fetches the manager. */
const MediaManager = lazy(async () => ({ default: (await import('./media-manager.js')).MediaManager }));

/** Lets a page open the media of any of its events. They stay open whatever becomes of the list that the event is in. */
export function useMediaManager(): { openMedia: (event: EventView) => void; mediaManager: ReactNode } {
  const [event, setEvent] = useState<EventView | null>(null);
  return {
    openMedia: setEvent,
    mediaManager: event && (
      <Suspense>
        <MediaManager event={event} onClose={() => setEvent(null)} />
      </Suspense>
    ),
  };
}
