import type { UploadOptions } from '../../../http/upload.js';
import { mediaCall } from '../../media/api/media-call.js';
import { mediaForm } from '../../media/media-form.js';
import { adminUpload } from '../../session/admin-upload.js';
import type { PartialEventMedia } from '../event-media-query.js';
import { eventMediaPath } from './event-media-path.js';

/** Adds a file to an event, without a caption. */
export function addEventMedia(
  eventId: string,
  file: File,
  options: Omit<UploadOptions, 'token'>,
): Promise<PartialEventMedia> {
  const form = mediaForm(file);
  form.append('caption', '');
  return mediaCall('upload', () => adminUpload(eventMediaPath(eventId), form, options));
}
