import type { EventMedia, EventView } from './events.js';

/** By the stored type, never by the name of the file. */
export type MediaKind = 'image' | 'video' | 'audio';

/** A file as the media service keeps it. */
export interface StoredMedia {
  /**
   * A path on this site, whose content never changes: `/media/{uuid}/photo-1600x1067.jpg` (pixels as shown),
   * `/media/{uuid}/video.webm`, `/media/{uuid}/audio.mp3`. A photo is also available in smaller widths: see
   * media-url.ts.
   */
  url: string;
  kind: MediaKind;
  contentType: string;
  /** Pixels of an image, as shown; null of sound and video. */
  width: number | null;
  height: number | null;
  /** A thumbhash in base64, shown until the picture is loaded; null of sound and video. */
  placeholder: string | null;
}

/**
 * `POST /api/admin/upload-media`: one file or more in field `media`; either all of them are stored or none, until they
 * are deleted by their address. The library lists the images; the address of a recording is only in this response.
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
  /** The same images in the same order, with the library's details of each. */
  items: LibraryItem[];
}

/** An uploaded image in the library. */
export interface LibraryItem extends StoredMedia {
  /** The name of the uploaded file, cleaned. */
  name: string;
  /** ISO 8601 in UTC. */
  uploadedAt: string;
}

/** Response of adding, captioning and deleting media of an event: the current lists. */
export interface EventMediaAnswer {
  success: true;
  media: EventMedia;
  event: EventView;
}

/** `PUT /api/admin/events/{id}/media/{encodedUrl}/caption`. */
export interface CaptionRequest {
  caption: string;
}

/** `DELETE /api/admin/events/{id}/media`: deletes those that belong to the event; 404 if none does. */
export interface DeleteMediaRequest {
  mediaUrls: string[];
}

/**
 * `POST /internal/uploads` of media: the multipart body as an admin sent it, files in field `media`. If no
 * `media.claimed` has named a file after a day, media asks events about it (`media.unclaimed`), and deletes it when
 * events releases it.
 */
export interface InternalUploadAnswer {
  media: StoredMedia[];
}
