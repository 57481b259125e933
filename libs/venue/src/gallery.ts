import type { Picture } from './picture.js';
import { pictures } from './pictures.js';

/** A picture of the home page's gallery, with a caption. */
export interface GalleryItem {
  picture: Picture;
  caption: string;
}

/** The four that the home page shows. */
export const gallery: readonly GalleryItem[] = [
  { picture: pictures['gallery/taps-and-bottles'], caption: 'Five taps, two hundred bottles, one way to pour.' },
  { picture: pictures['gallery/fiddle-and-pint'], caption: 'Between two reels. The pint is minding the fiddle.' },
  { picture: pictures['gallery/burger-and-pint'], caption: 'Supper, at whatever hour you call supper.' },
  { picture: pictures['gallery/candle-on-the-terrace'], caption: 'The good table. It goes to whoever sits down.' },
];
