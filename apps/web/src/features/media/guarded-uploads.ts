import { bidiIsolate } from '@rover/venue/bidi-isolate';
import { toast } from 'sonner';
import { type SendFile, UploadQueue } from './upload-queue.js';

/** One toast for all failures: without a connection every file of the queue fails. */
const unseenFailure = 'unseen-upload-failure';

/**
 * A queue that is not forgotten while no view shows it: a toast tells of uploads that fail, and the browser asks before
 * it leaves the site with files that are not uploaded yet. Of a failed recording there is no other copy.
 */
export function guardedUploads(send: SendFile): UploadQueue {
  const queue = new UploadQueue(send, ({ name }, failure) =>
    toast.error(failure, { id: unseenFailure, description: bidiIsolate(name) }),
  );
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  queue.watch(() => {
    if (queue.read().uploads.some(({ state }) => state !== 'chosen')) addEventListener('beforeunload', ask);
    else removeEventListener('beforeunload', ask);
  });
  return queue;
}
