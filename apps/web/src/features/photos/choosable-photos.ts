import { housePhotos, type LibraryPhoto } from '../media/library-photos.js';
import type { Photo } from '../media/photo.js';

/** All photos of the library, the newest first and those of the house last; of the house alone while it is unknown. */
export function choosablePhotos(uploaded: readonly LibraryPhoto[] = []): Photo[] {
  return [...uploaded, ...housePhotos].map(({ url, alt }) => ({ url, name: alt }));
}
