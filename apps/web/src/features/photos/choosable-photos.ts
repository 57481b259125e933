import { type LibraryPhoto, pubPhotos } from '../media/library-photos.js';
import type { Photo } from '../media/photo.js';

/**
 * All photos of the library: the chosen one first, then the others newest first, then those of the pub. While the
 * library is loading, only those of the pub.
 */
export function choosablePhotos(uploaded: readonly LibraryPhoto[] = [], chosen = ''): Photo[] {
  const photos = [...uploaded, ...pubPhotos].map(({ url, alt }) => ({ url, name: alt }));
  const isChosen = ({ url }: Photo) => url === chosen;
  return [...photos.filter(isChosen), ...photos.filter((photo) => !isChosen(photo))];
}
