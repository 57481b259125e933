import type { EventView } from '@rover/contracts/events';
import { photoSize, sharedPhotoWidth } from '@rover/contracts/media-url';
import { venue } from '@rover/venue/venue';
import type { PublicAddresses } from './public-addresses.js';

/** The picture where a link is shared. */
export interface SharedImage {
  /** Absolute. */
  url: string;
  /** What it shows. */
  alt: string;
  /** Its media type, where its name tells. */
  type?: string;
  /** Pixels, where they are known. */
  width?: number;
  height?: number;
}

/** Drawn for this: the name, the place and the Arch. */
const housePicture = '/social/the-wild-rover.jpg';

const types: Record<string, string> = { jpg: 'image/jpeg', jpeg: 'image/jpeg', png: 'image/png' };

/** The house's own picture: 1200 x 630, JPEG. */
export function houseImage(addresses: PublicAddresses): SharedImage {
  return {
    url: addresses.of(housePicture),
    alt: `${venue.name}, ${venue.kind} in ${venue.address.city}`,
    type: 'image/jpeg',
    width: 1200,
    height: 630,
  };
}

/**
 * The picture of an event: the one chosen for shared links, else a photo that was uploaded for it, else the house's. The
 * pictures that an event may borrow from the house do not count: the house has a better one for this.
 */
export function eventImage(
  { title, image, socialImage }: Pick<EventView, 'title' | 'image' | 'socialImage'>,
  addresses: PublicAddresses,
): SharedImage {
  const chosen = socialImage || (photoSize(image) && typeOf(image) ? image : null);
  const url = chosen && absolute(chosen, addresses);
  if (!chosen || !url) return houseImage(addresses);
  const size = photoSize(chosen);
  const type = typeOf(chosen);
  if (!size || type !== 'image/jpeg') return { url, alt: title, type, ...size };
  const width = Math.min(size.width, sharedPhotoWidth);
  const height = Math.round((size.height * width) / size.width);
  return { url: `${url}?w=${sharedPhotoWidth}`, alt: title, type, width, height };
}

/** Most who show links know JPEG and PNG alone. */
function typeOf(url: string): string | undefined {
  return types[/\.(\w+)$/.exec(url)?.[1]?.toLowerCase() ?? ''];
}

function absolute(url: string, addresses: PublicAddresses): string | null {
  if (/^\/(?!\/)/.test(url)) return addresses.of(url);
  return /^https?:/i.test(url) && URL.canParse(url) ? new URL(url).href : null;
}
