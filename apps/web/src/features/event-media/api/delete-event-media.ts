import { mediaCall } from '../../media/api/media-call.js';
import { adminCall } from '../../session/admin-call.js';
import type { PartialEventMedia } from '../event-media-query.js';
import { eventMediaPath } from './event-media-path.js';

export function deleteEventMedia(eventId: string, mediaUrl: string): Promise<PartialEventMedia> {
  return mediaCall('delete', () => adminCall(eventMediaPath(eventId, mediaUrl), { method: 'DELETE' }));
}
