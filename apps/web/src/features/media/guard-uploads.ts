import type { UploadQueue } from './upload-queue.js';

/** Has the browser ask before it leaves the site while anything of the queue is on its way, whatever shows the queue. */
export function guardUploads(queue: UploadQueue): UploadQueue {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  queue.watch(() => {
    const isUnderWay = queue.read().uploads.some(({ state }) => state === 'waiting' || state === 'sending');
    if (isUnderWay) addEventListener('beforeunload', ask);
    else removeEventListener('beforeunload', ask);
  });
  return queue;
}
