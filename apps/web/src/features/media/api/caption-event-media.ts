import type { CaptionRequest, EventMediaAnswer } from '@rover/contracts/media';
import { adminCall } from '../../session/admin-call.js';
import { eventMediaPath } from './event-media-path.js';
import { mediaCall } from './media-call.js';

export function captionEventMedia(eventId: string, mediaUrl: string, caption: string): Promise<EventMediaAnswer> {
  const body: CaptionRequest = { caption };
  const path = `${eventMediaPath(eventId, mediaUrl)}/caption`;
  return mediaCall('caption', () => adminCall(path, { method: 'PUT', body }));
}
