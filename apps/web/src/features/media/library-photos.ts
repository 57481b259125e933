import { folded } from '@rover/contracts/folded';
import { photoSize, photoSrcset } from '@rover/contracts/media-url';
import { heroPhotos } from '@rover/venue/hero-photos';
import { srcset } from '@rover/venue/picture';
import { nonNullItems } from '../../http/partial-response.js';
import type { LibraryListing } from './api/list-library.js';
import { photoName } from './photo.js';

/** How many photos are shown at a time. */
export const portion = 96;

/** A photo to look at or to choose: an upload, or one of the pub's own. */
export interface LibraryPhoto {
  url: string;
  /** The name of its file. */
  name: string;
  /** A description, as far as there is one. */
  alt: string;
  /** ISO 8601 in UTC; null when unknown, and for photos of the pub. */
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
export const pubPhotos: readonly LibraryPhoto[] = heroPhotos.map((picture) => ({
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

/**
 * The uploads, newest first, without the photos of the pub. If an upload is listed by its address alone, the address
 * is all that is known of it.
 */
export function uploadedPhotos({ images, items }: LibraryListing): LibraryPhoto[] {
  const known = new Map(nonNullItems(items).map((item) => [item.url, item]));
  return nonNullItems(images)
    .filter(isUpload)
    .map((url) => {
      const item = known.get(url);
      const name = item?.name ?? photoName(url);
      const size = item ?? photoSize(url);
      return {
        url,
        name,
        alt: name,
        uploadedAt: item?.uploadedAt ?? null,
        width: size?.width ?? null,
        height: size?.height ?? null,
        srcSet: photoSrcset(url),
        placeholder: item?.placeholder ?? undefined,
        ofTheHouse: false,
      };
    });
}

function isUpload(url: string): boolean {
  return !pubPhotos.some((photo) => photo.url === url);
}

/** The photos whose name contains the typed words, as a search reads them. */
export function photosNamed<P extends { name: string }>(photos: readonly P[], typed: string): P[] {
  const sought = folded(typed.trim());
  return photos.filter(({ name }) => folded(name).includes(sought));
}
