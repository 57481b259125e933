import { queryClient } from '../../http/query-client.js';
import { guardedUploads } from '../media/guarded-uploads.js';
import type { UploadQueue } from '../media/upload-queue.js';
import { addEventMedia } from './api/add-event-media.js';
import { keepEventMedia } from './event-media-query.js';

const queues = new Map<string, UploadQueue>();

/** The uploads to an event. They continue while the manager is closed, and are shown when it is reopened. */
export function uploadsTo(eventId: string): UploadQueue {
  const known = queues.get(eventId);
  if (known) return known;
  const queue = guardedUploads(async (file, options) => {
    keepEventMedia(queryClient, eventId, await addEventMedia(eventId, file, options));
  });
  queues.set(eventId, queue);
  return queue;
}
