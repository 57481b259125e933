import type { Picture } from './picture.js';
import { pictures } from './pictures.js';

/**
 * The picture at the head of each page, by the page's name in `pages` of contracts: the largest element of the first
 * screen. The site renders it, and the server preloads it.
 */
export const headPictures = {
  home: pictures['herophotos/arch-at-dusk'],
  about: pictures['herophotos/terrace-at-night'],
  menu: pictures['herophotos/bar-at-dusk'],
  food: pictures['gallery/burger-and-pint'],
  drinks: pictures['gallery/taps-and-bottles'],
  delivery: pictures['dishes/the-wild-rover'],
  vipPackages: pictures['herophotos/terrace-at-night'],
  events: pictures['herophotos/session'],
  press: pictures['herophotos/arch-at-dusk'],
  reviews: pictures['gallery/candle-on-the-terrace'],
  notFound: pictures['herophotos/arch-at-dusk'],
} as const satisfies Record<string, Picture>;

/** As in the `sizes` of an image. */
export const headPictureSizes = '(min-width: 64rem) 70vw, 100vw';

/** The same for an event's picture where it is alone or as wide as the page. */
export const eventPictureSizes = '(min-width: 64rem) 40rem, 100vw';
