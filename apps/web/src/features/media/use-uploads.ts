import { useSyncExternalStore } from 'react';
import { useLeaveWarning } from '../../browser/use-leave-warning.js';
import type { UploadQueue, UploadQueueState } from './upload-queue.js';

/** What is on its way, as it goes. While anything is, the browser asks before it leaves the site. */
export function useUploads(queue: UploadQueue): UploadQueueState {
  const state = useSyncExternalStore(queue.watch, queue.read);
  useLeaveWarning(state.uploads.some(({ state }) => state === 'waiting' || state === 'sending'));
  return state;
}
