import type { EventMedia, MediaItem } from './events.js';
import type { MediaKind } from './media.js';

/** By file extension. All others are images. */
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
 * The kind of media behind an address: of an upload its stored kind, which is in the address (a `.webm` may be sound),
 * of any other address that of its extension, case-insensitive and without the query string.
 */
export function mediaKindOf(url: string): MediaKind {
  const [, name = ''] = stored.exec(url) ?? [];
  const [, extension = ''] = /\.([a-z0-9]+)$/i.exec(url.split(/[?#]/, 1)[0] ?? '') ?? [];
  return byStoredName.get(name) ?? byExtension.get(extension.toLowerCase()) ?? 'image';
}

/** The media of an event by kind: `additionalContent` is distributed among the other lists, at their ends. */
export function mediaByKind(media: EventMedia): Record<MediaKind, MediaItem[]> {
  const more = (kind: MediaKind) => media.additionalContent.filter(({ url }) => mediaKindOf(url) === kind);
  return {
    image: [...media.images, ...more('image')],
    video: [...media.videos, ...more('video')],
    audio: [...media.voiceNotes, ...more('audio')],
  };
}
