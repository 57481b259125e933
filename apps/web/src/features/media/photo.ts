import { narrowerWidths } from '@rover/contracts/media-url';
import { pictureAt } from '@rover/venue/picture-at';

/** A photo to choose. */
export interface Photo {
  /** As in an event; '' when unknown. */
  url: string;
  /** For searching, and as the accessible name. */
  name: string;
}

/** The address of a narrow copy of a photo, for a tile; the photo's own where there is none. */
export function tileSource(url: string): string {
  const ofTheHouse = pictureAt(url);
  if (ofTheHouse) return `${url.slice(0, url.lastIndexOf('.'))}-${ofTheHouse.widths[0]}.webp`;
  const [width] = narrowerWidths(url);
  return width ? `${url}?w=${width}` : url;
}

/** A name for a photo: the description of the picture, or the last part of its address. */
export function photoName(url: string): string {
  return pictureAt(url)?.alt ?? decodedName(url);
}

/** The name of a file without its extension: 'session' of '/herophotos/session.jpg'. */
export function photoStem(url: string): string {
  return decodedName(url).replace(/\.[a-z0-9]+$/i, '');
}

function decodedName(url: string): string {
  const last = url.split(/[?#]/, 1)[0]?.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last) || 'Photo';
  } catch {
    return last;
  }
}
