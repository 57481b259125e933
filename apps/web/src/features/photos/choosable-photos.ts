import type { MediaLibraryAnswer } from '@rover/contracts/media';
import { heroPhotos } from '@rover/venue/hero-photos';
import type { Photo } from './photo.js';

/** The four that the house always has. */
export const housePhotos: readonly Photo[] = heroPhotos.map(({ src, alt }) => ({ url: src, name: alt }));

/** All photos of the library, the newest first and those of the house last; of the house alone while it is unknown. */
export function libraryPhotos(library: MediaLibraryAnswer | undefined): Photo[] {
  const uploaded = library?.items.map(({ url, name }) => ({ url, name })) ?? [];
  return [...uploaded, ...housePhotos];
}

/** Those whose name has all of what was typed, in any case. */
export function findPhotos(photos: readonly Photo[], typed: string): Photo[] {
  const sought = typed.trim().toLowerCase();
  return photos.filter(({ name }) => name.toLowerCase().includes(sought));
}
