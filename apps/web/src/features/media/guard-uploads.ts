import type { UploadQueue } from './upload-queue.js';

/** Makes the browser ask before it leaves the site while the queue is not empty, whether the queue is shown or not. */
export function guardUploads(queue: UploadQueue): UploadQueue {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  queue.watch(() => {
    const isUnderWay = queue.read().uploads.some(({ state }) => state === 'waiting' || state === 'sending');
    if (isUnderWay) addEventListener('beforeunload', ask);
    else removeEventListener('beforeunload', ask);
  });
  return queue;
}
