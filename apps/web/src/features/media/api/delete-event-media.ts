import type { EventMediaAnswer } from '@rover/contracts/media';
import { adminCall } from '../../session/admin-call.js';
import { eventMediaPath } from './event-media-path.js';
import { mediaCall } from './media-call.js';

export function deleteEventMedia(eventId: string, mediaUrl: string): Promise<EventMediaAnswer> {
  return mediaCall('delete', () => adminCall(eventMediaPath(eventId, mediaUrl), { method: 'DELETE' }));
}
