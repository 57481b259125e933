import type { MediaLibraryAnswer } from '@rover/contracts/media';
import { photoSrcset } from '@rover/contracts/media-url';
import { heroPhotos } from '@rover/venue/hero-photos';
import { srcset } from '@rover/venue/picture';

/** A photo to look at or to choose: an upload, or one of the house's own. */
export interface LibraryPhoto {
  url: string;
  /** The name of its file. */
  name: string;
  /** What it shows, as far as anybody has said. */
  alt: string;
  /** ISO 8601 in UTC; null of a photo of the house, which has always been there. */
  uploadedAt: string | null;
  /** Pixels; null where they are not known. */
  width: number | null;
  height: number | null;
  /** Its other widths, for an image's `srcset`. */
  srcSet: string | undefined;
  /** A thumbhash in base64, of an upload. */
  placeholder: string | undefined;
  /** One of the four that nobody may delete. */
  ofTheHouse: boolean;
}

/** The four photos that are always there. */
export const housePhotos: readonly LibraryPhoto[] = heroPhotos.map((picture) => ({
  url: picture.src,
  name: picture.src.slice(picture.src.lastIndexOf('/') + 1),
  alt: picture.alt,
  uploadedAt: null,
  width: picture.width,
  height: picture.height,
  srcSet: srcset(picture, 'webp'),
  placeholder: undefined,
  ofTheHouse: true,
}));

/** The uploaded photos, the newest first. */
export function uploadedPhotos({ items }: MediaLibraryAnswer): LibraryPhoto[] {
  return items.map(({ url, name, uploadedAt, width, height, placeholder }) => ({
    url,
    name,
    alt: name,
    uploadedAt,
    width,
    height,
    srcSet: photoSrcset(url),
    placeholder: placeholder ?? undefined,
    ofTheHouse: false,
  }));
}

/** Those whose name has all of what was typed, in any case of letters. */
export function photosNamed<P extends { name: string }>(photos: readonly P[], typed: string): P[] {
  const sought = typed.trim().toLowerCase();
  return photos.filter(({ name }) => name.toLowerCase().includes(sought));
}
