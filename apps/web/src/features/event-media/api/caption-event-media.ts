import type { CaptionRequest } from '@rover/contracts/media';
import { mediaCall } from '../../media/api/media-call.js';
import { adminCall } from '../../session/admin-call.js';
import type { PartialEventMedia } from '../event-media-query.js';
import { eventMediaPath } from './event-media-path.js';

export function captionEventMedia(eventId: string, mediaUrl: string, caption: string): Promise<PartialEventMedia> {
  const body: CaptionRequest = { caption };
  const path = `${eventMediaPath(eventId, mediaUrl)}/caption`;
  return mediaCall('caption', () => adminCall(path, { method: 'PUT', body }));
}
