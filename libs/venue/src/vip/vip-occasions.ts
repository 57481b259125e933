import type { Picture } from '../picture.js';
import { pictures } from '../pictures.js';

/** A kind of party, as on its card. */
export interface VipOccasion {
  words: string;
  picture: Picture;
  /** `object-position` of the picture's subject; centred by default. */
  subject?: string;
}

/** By the type of event, as a booking has it. */
export const vipOccasions = {
  Birthdays: {
    words: 'Blow out the candles. The counting we leave to you, and your secret stays behind the bar.',
    picture: pictures['occasions/birthdays'],
  },
  'Posadas / Christmas Parties': {
    words: 'Hot ponche, a piñata over the terrace, and carols in two languages, neither of them quite right.',
    picture: pictures['occasions/christmas'],
    subject: '25%',
  },
  'Bachelor / Bachelorette': {
    words: 'One last round as a free person, among friends who will remember it for you. Kindly.',
    picture: pictures['occasions/bachelor'],
  },
  'Pre-Wedding / Post-Wedding': {
    words: 'The night before, so that the families meet. Or the day after, so that they make up.',
    picture: pictures['occasions/wedding'],
    subject: '25%',
  },
  'Private Sport Viewings': {
    words: 'Your match, your sound, your side of the room. About the referee we can do nothing.',
    picture: pictures['occasions/private-sport'],
  },
  'Baby Shower / Revelations': {
    words: 'Pink or blue, the stout stays black. For the guest of honour, lemonade in the good glass.',
    picture: pictures['occasions/baby-shower'],
  },
  Celebrations: {
    words: 'A degree, a deal, a boat that floats at last. Anything that deserves a second round.',
    picture: pictures['occasions/celebrations'],
  },
  Other: {
    words: 'A wake, a reunion, a Tuesday. Tell us what it is, and we will know what to pour.',
    picture: pictures['occasions/other'],
  },
} as const satisfies Record<string, VipOccasion>;
