import type { Picture } from './picture.js';
import { pictures } from './pictures.js';
import { venue } from './venue.js';

/** Something that the pub offers, as on a card. */
export interface Offer {
  kind: 'food' | 'drinks' | 'entertainment';
  title: string;
  words: string;
  picture: Picture;
}

/** The history of the pub, a paragraph an entry. */
export const story: readonly string[] = [
  'Every rover runs out of road in the end. Ours ran out here: one more headland, one arch of rock, and then nothing ' +
    'but Pacific until Japan. He looked at the sea, he looked at the sun going down into it, and he said what any ' +
    'Irishman would have said. A grand spot, but where does one get a pint?',
  `Nobody could tell him, so in ${venue.established} he put the kegs in himself. We have been ${venue.distinction} ` +
    'ever since, and we take it seriously: a stout is poured in two goes with a rest between, a round is settled ' +
    'before the next one, and nobody drinks alone who would rather not.',
  'The rest is Baja. The fish came off a boat this morning, the limes off a tree, and half the musicians in the ' +
    'corner learned their reels from the other half last week. Come in for one. We have heard that before.',
];

/** The three offers. */
export const offers: readonly Offer[] = [
  {
    kind: 'food',
    title: 'Food',
    words:
      'Burgers off a hot iron, fries cut this morning, a stew that started yesterday. The kitchen stays up as late ' +
      'as you do.',
    picture: pictures['gallery/burger-and-pint'],
  },
  {
    kind: 'drinks',
    title: 'Drinks',
    words:
      'Stout that takes its two minutes, a whiskey shelf to be read from left to right, and margaritas, because we ' +
      'know where we are.',
    picture: pictures['gallery/taps-and-bottles'],
  },
  {
    kind: 'entertainment',
    title: 'Entertainment',
    words:
      'A session in the corner, a match on the wall, a quiz that ends friendships until last orders. There is ' +
      'always something on.',
    picture: pictures['herophotos/session'],
  },
];
