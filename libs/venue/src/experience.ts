import type { Picture } from './picture.js';
import { pictures } from './pictures.js';

/** One of the four things that make an evening here. */
export interface Experience {
  kind: 'atmosphere' | 'food' | 'music' | 'catering';
  title: string;
  words: string;
  picture: Picture;
}

/** In the order of an evening. */
export const experiences: readonly Experience[] = [
  {
    kind: 'atmosphere',
    title: 'A room that lets you in',
    words:
      'Green boards, low lamps, and a bar long enough to lean on beside a stranger. Captains, cooks, honeymooners, ' +
      'and a dog or two. By the second round you know the names, mostly of the dogs.',
    picture: pictures['herophotos/bar-at-dusk'],
  },
  {
    kind: 'food',
    title: 'A kitchen that stays up',
    words:
      'Stew that has been at it since yesterday, fish that swam this morning, burgers that need both hands. If the ' +
      'lights are on, the iron is hot.',
    picture: pictures['dishes/black-and-blue'],
  },
  {
    kind: 'music',
    title: 'Live, loud, and now and then in tune',
    words:
      'Fiddle, flute and bodhrán in the corner; bands when the weekend comes; and the voice from table six, that ' +
      'nobody asked for and everybody joined. Bring your own spoons.',
    picture: pictures['herophotos/session'],
  },
  {
    kind: 'catering',
    title: 'The pub, wherever you want it',
    words:
      'Weddings on the sand, boats at anchor, boardrooms that need cheering. We bring the kegs, the kitchen and the ' +
      'people who know what to do with them, and we take the empties home.',
    picture: pictures['herophotos/terrace-at-night'],
  },
];
