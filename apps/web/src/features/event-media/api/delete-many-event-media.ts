import type { DeleteMediaRequest } from '@rover/contracts/media';
import { mediaCall } from '../../media/api/media-call.js';
import { adminCall } from '../../session/admin-call.js';
import type { PartialEventMedia } from '../event-media-query.js';
import { eventMediaPath } from './event-media-path.js';

export function deleteManyEventMedia(eventId: string, mediaUrls: string[]): Promise<PartialEventMedia> {
  const body: DeleteMediaRequest = { mediaUrls };
  return mediaCall('bulkDelete', () => adminCall(eventMediaPath(eventId), { method: 'DELETE', body }));
}
