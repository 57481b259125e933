import { useEffect, useSyncExternalStore } from 'react';
import type { UploadQueue, UploadQueueState } from './upload-queue.js';

/** The state of a queue, for a view that shows all of it. */
export function useUploads(queue: UploadQueue): UploadQueueState {
  useEffect(() => queue.show(), [queue]);
  return useSyncExternalStore(queue.watch, queue.read);
}
