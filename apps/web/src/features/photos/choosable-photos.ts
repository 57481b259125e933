import type { MediaLibraryAnswer } from '@rover/contracts/media';
import { housePhotos, uploadedPhotos } from '../media/library-photos.js';
import type { Photo } from './photo.js';

/** All photos of the library, the newest first and those of the house last; of the house alone while it is unknown. */
export function choosablePhotos(library: MediaLibraryAnswer | undefined): Photo[] {
  const uploaded = library ? uploadedPhotos(library) : [];
  return [...uploaded, ...housePhotos].map(({ url, alt }) => ({ url, name: alt }));
}
