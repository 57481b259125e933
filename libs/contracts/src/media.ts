import type { EventMedia, EventView } from './events.js';

/** By the stored type, never by the name of the file. */
export type MediaKind = 'image' | 'video' | 'audio';

/** A file as the media service keeps it. */
export interface StoredMedia {
  /**
   * A path on this site, which never changes its content: `/media/{uuid}/photo-1600x1067.jpg` (pixels as shown),
   * `/media/{uuid}/video.webm`, `/media/{uuid}/audio.mp3`. A photo is also had narrower: see media-url.ts.
   */
  url: string;
  kind: MediaKind;
  contentType: string;
  /** Pixels of an image, as shown; null of sound and video. */
  width: number | null;
  height: number | null;
  /** A thumbhash in base64, to stand in the picture's place until it is there; null of sound and video. */
  placeholder: string | null;
}

/**
 * `POST /api/admin/upload-media`: one file or more in field `media`; all of them are kept, or none, until somebody deletes
 * them by their address. The library lists the images; the address of a recording is here and nowhere else.
 */
export interface UploadAnswer {
  success: true;
  /** Of the first file. */
  mediaUrl: string;
  mediaUrls: string[];
  media: StoredMedia[];
}

/** `GET /api/admin/media-library`: the uploaded images, the newest first; the site adds its own four. */
export interface MediaLibraryAnswer {
  images: string[];
  /** The same in the same order, with what the library shows of each. */
  items: LibraryItem[];
}

/** An uploaded image in the library. */
export interface LibraryItem extends StoredMedia {
  /** The file's name as it was uploaded, cleaned. */
  name: string;
  /** ISO 8601 in UTC. */
  uploadedAt: string;
}

/** What adding, captioning and deleting media of an event answer: the lists as they are now. */
export interface EventMediaAnswer {
  success: true;
  media: EventMedia;
  event: EventView;
}

/** `PUT /api/admin/events/{id}/media/{encodedUrl}/caption`. */
export interface CaptionRequest {
  caption: string;
}

/** `DELETE /api/admin/events/{id}/media`: deletes those that the event has; 404 when it has none of them. */
export interface DeleteMediaRequest {
  mediaUrls: string[];
}

/**
 * `POST /internal/uploads` of media: the multipart body as an admin sent it, files in field `media`. After a day in which no
 * `media.claimed` has named it, events is asked about what is stored (`media.unclaimed`), and it goes when events releases it.
 */
export interface InternalUploadAnswer {
  media: StoredMedia[];
}
