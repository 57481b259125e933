import { useSyncExternalStore } from 'react';
import type { UploadQueue, UploadQueueState } from './upload-queue.js';

/** What is on its way, as it goes. */
export function useUploads(queue: UploadQueue): UploadQueueState {
  return useSyncExternalStore(queue.watch, queue.read);
}
