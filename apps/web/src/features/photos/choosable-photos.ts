import { housePhotos, type LibraryPhoto } from '../media/library-photos.js';
import type { Photo } from '../media/photo.js';

/**
 * All photos of the library: the chosen one, the others from the newest on, and those of the house last; of the house alone
 * while it is unknown.
 */
export function choosablePhotos(uploaded: readonly LibraryPhoto[] = [], chosen = ''): Photo[] {
  const photos = [...uploaded, ...housePhotos].map(({ url, alt }) => ({ url, name: alt }));
  const isChosen = ({ url }: Photo) => url === chosen;
  return [...photos.filter(isChosen), ...photos.filter((photo) => !isChosen(photo))];
}
