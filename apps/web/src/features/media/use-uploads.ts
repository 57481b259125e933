import { useEffect, useSyncExternalStore } from 'react';
import type { UploadQueue, UploadQueueState } from './upload-queue.js';

/** What is on its way, as it goes. While anything is, the browser asks before it leaves the site. */
export function useUploads(queue: UploadQueue): UploadQueueState {
  const state = useSyncExternalStore(queue.watch, queue.read);
  const busy = state.uploads.some(({ state }) => state === 'waiting' || state === 'sending');

  useEffect(() => {
    if (!busy) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [busy]);

  return state;
}
