import { venue } from './venue.js';

/** A site where guests review the pub. */
export interface ReviewPlace {
  name: string;
  /** What kind of site it is, and what a review there does. */
  words: string;
  address: string;
}

/** Local results of the search engine, social network, travel site. */
export const reviewPlaces: readonly ReviewPlace[] = [
  {
    name: 'Google',
    words: 'What somebody reads on the marina, thirsty, with a phone.',
    address: venue.links.reviews.google,
  },
  {
    name: 'Facebook',
    words: 'What your friends read, the ones who have been meaning to come out here.',
    address: venue.links.reviews.facebook,
  },
  {
    name: 'Tripadvisor',
    words: 'What a stranger reads in January, in the rain, with a flight half booked.',
    address: venue.links.reviews.tripadvisor,
  },
];

/** Reasons to write a review. */
export const whyReviewsMatter: readonly { title: string; words: string }[] = [
  {
    title: 'It brings the next one in',
    words: 'No sign over the door does what one line from somebody who sat at the bar does. You are our sign.',
  },
  {
    title: 'It reaches the kitchen',
    words: 'We read every one aloud before the doors open. A good word about the stew lasts the cook a week.',
  },
  {
    title: 'It makes us better',
    words: 'The pint was flat, the wait was long? Say so. We would sooner hear it from you than wonder where you went.',
  },
];
