import type { EventScreen } from '@rover/contracts/event-screen';
import type { EventView } from '@rover/contracts/events';
import { photoSrcset } from '@rover/contracts/media-url';
import { webAddress } from '@rover/contracts/web-address';
import { srcset } from '@rover/venue/picture';
import { pictureAt } from '@rover/venue/picture-at';
import { venue } from '@rover/venue/venue';

/** What is shown of an event before a script has run. */
export function eventScreen({ title, price, image: chosen }: EventView): EventScreen {
  const image = webAddress(chosen) ?? venue.event.image;
  const drawn = pictureAt(image);
  return {
    title,
    price,
    image,
    photo: photoSrcset(image) ?? '',
    avif: drawn ? srcset(drawn, 'avif') : '',
    webp: drawn ? srcset(drawn, 'webp') : '',
    colour: drawn?.colour ?? '',
  };
}
