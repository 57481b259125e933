import type { Picture } from './picture.js';
import { pictures } from './pictures.js';

/**
 * The picture at the head of each page, by the page's name in `pages` of contracts: the largest thing on the first
 * screen. The site shows it, and the server tells the browser of it before any script runs.
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

/** How wide it stands on the page, as in the `sizes` of an image. */
export const headPictureSizes = '(min-width: 64rem) 70vw, 100vw';

/** The same of an event's picture, where the event has the page or the width of it to itself. */
export const eventPictureSizes = '(min-width: 64rem) 40rem, 100vw';
