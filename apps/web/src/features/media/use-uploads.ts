import { useSyncExternalStore } from 'react';
import type { UploadQueue, UploadQueueState } from './upload-queue.js';

/** The state of a queue. */
export function useUploads(queue: UploadQueue): UploadQueueState {
  return useSyncExternalStore(queue.watch, queue.read);
}
