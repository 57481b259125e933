import type { EventMedia } from '@rover/contracts/events';
import type { EventMediaItem } from './event-media.entity.js';

/** The lists of one event. @param items in the order in which they were added */
export function presentMedia(items: readonly EventMediaItem[]): EventMedia {
  const media: EventMedia = { images: [], videos: [], voiceNotes: [], additionalContent: [] };
  for (const { list, url, caption, placeholder } of items) {
    media[list].push({ url, caption, ...(placeholder && { placeholder }) });
  }
  return media;
}
