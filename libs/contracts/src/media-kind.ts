import type { EventMedia, MediaItem } from './events.js';
import type { MediaKind } from './media.js';

/** By the extension of the file. All others are images. */
const byExtension = new Map<string, MediaKind>([
  ['mp4', 'video'],
  ['webm', 'video'],
  ['mov', 'video'],
  ['avi', 'video'],
  ['mp3', 'audio'],
  ['wav', 'audio'],
  ['m4a', 'audio'],
  ['ogg', 'audio'],
]);

const byStoredName = new Map<string, MediaKind>([
  ['photo', 'image'],
  ['video', 'video'],
  ['audio', 'audio'],
]);

const stored = /^\/media\/[0-9a-f-]{36}\/(photo|video|audio)[-.]/;

/**
 * What an address leads to: the stored kind of an upload, which its address tells (a `.webm` may be sound), and of any
 * other address what its extension says, in any case of letters and whatever query follows.
 */
export function mediaKindOf(url: string): MediaKind {
  const [, name = ''] = stored.exec(url) ?? [];
  const [, extension = ''] = /\.([a-z0-9]+)$/i.exec(url.split(/[?#]/, 1)[0] ?? '') ?? [];
  return byStoredName.get(name) ?? byExtension.get(extension.toLowerCase()) ?? 'image';
}

/** The media of an event by what they are: `additionalContent` is shared out among the others, after them. */
export function mediaByKind(media: EventMedia): Record<MediaKind, MediaItem[]> {
  const more = (kind: MediaKind) => media.additionalContent.filter(({ url }) => mediaKindOf(url) === kind);
  return {
    image: [...media.images, ...more('image')],
    video: [...media.videos, ...more('video')],
    audio: [...media.voiceNotes, ...more('audio')],
  };
}
