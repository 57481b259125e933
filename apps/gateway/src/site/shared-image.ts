import type { EventView } from '@rover/contracts/events';
import { photoSize, sharedPhotoWidth } from '@rover/contracts/media-url';
import { venue } from '@rover/venue/venue';
import type { PublicAddresses } from './public-addresses.js';

/** The picture in the preview of a shared link. */
export interface SharedImage {
  /** An absolute URL. */
  url: string;
  /** A description of it. */
  alt: string;
  /** Its media type, where its file name tells. */
  type?: string;
  /** Pixels, where they are known. */
  width?: number;
  height?: number;
}

/** Drawn for previews: the name, the place and the Arch. */
const housePicture = '/social/the-wild-rover.jpg';

const types: Record<string, string> = { jpg: 'image/jpeg', jpeg: 'image/jpeg', png: 'image/png' };

/** The pub's own picture: 1200 x 630, JPEG. */
export function pubImage(addresses: PublicAddresses): SharedImage {
  return {
    url: addresses.of(housePicture),
    alt: `${venue.name}, ${venue.kind} in ${venue.address.city}`,
    type: 'image/jpeg',
    width: 1200,
    height: 630,
  };
}

/**
 * The picture of an event: the one chosen for shared links, else a photo that was uploaded for it, else the pub's.
 * Pictures of the site that an event uses do not count: the pub's own suits previews better.
 */
export function eventImage(
  { title, image, socialImage }: Pick<EventView, 'title' | 'image' | 'socialImage'>,
  addresses: PublicAddresses,
): SharedImage {
  const chosen = socialImage || (photoSize(image) && typeOf(image) ? image : null);
  const url = chosen && absolute(chosen, addresses);
  if (!chosen || !url) return pubImage(addresses);
  const size = photoSize(chosen);
  const type = typeOf(chosen);
  if (!size || type !== 'image/jpeg') return { url, alt: title, type, ...size };
  const width = Math.min(size.width, sharedPhotoWidth);
  const height = Math.round((size.height * width) / size.width);
  return { url: `${url}?w=${sharedPhotoWidth}`, alt: title, type, width, height };
}

/** The media type; undefined for formats other than JPEG and PNG, which most previews do not show. */
function typeOf(url: string): string | undefined {
  return types[/\.(\w+)$/.exec(url)?.[1]?.toLowerCase() ?? ''];
}

function absolute(url: string, addresses: PublicAddresses): string | null {
  if (/^\/(?!\/)/.test(url)) return addresses.of(url);
  return /^https?:/i.test(url) && URL.canParse(url) ? new URL(url).href : null;
}
