import { openingWords } from './events/event-words.js';
import type { pageTitles } from './page-titles.js';
import { venue } from './venue.js';

/** The metadata of a page besides its title, for search results and shared links. */
export interface PageMetadata {
  /** A sentence or two, at most 160 characters, no two pages the same. */
  description: string;
  /** Not for search engines: it is for one guest, for the staff, or the 404 page. */
  hidden?: boolean;
}

const { name, distinction, address } = venue;

/** The metadata of each page that has a title. In a file of its own, since browsers do not need it. */
export const pageMetadata = {
  home: {
    description: `${capital(distinction)}: slow-poured stout, a kitchen that stays up late, live music and nights worth telling, on the marina of ${address.city}.`,
  },
  about: {
    description: `How a rover ran out of road at Land’s End and opened ${distinction}. Stout, music and Baja since ${venue.established}.`,
  },
  reviews: {
    description: `Been to ${name}? Say so where the next guest will read it: on Google, Facebook or Tripadvisor.`,
  },
  press: {
    description: `What the papers say of ${name}, and whom to ring when you are one of them.`,
  },
  gringoGazette: {
    description: `The Gringo Gazette came to ${name} with a camera. The film, and a link to it.`,
  },
  menu: {
    description: `Burgers, fries, stew, fish off the boat, and all that stands behind the bar of ${name}, with prices in pesos.`,
  },
  drinks: {
    description: `Stout in two pours, Irish whiskey, mezcal, margaritas, and plenty without alcohol: the drinks of ${name}, with prices.`,
  },
  food: {
    description: `Burgers off a hot iron, fries cut this morning, a stew that started yesterday: the food of ${name}, with prices.`,
  },
  delivery: {
    description: `Order burgers, fries, stews and pints from ${name} by chat, brought to any door or deck in ${address.city}.`,
  },
  vipPackages: {
    description: `Birthdays, weddings, matches and posadas at ${name} in ${address.city}: three packages, a band, a boat if you like, and a planner.`,
  },
  events: {
    description: `Sessions, matches, quizzes and live bands at ${name} in ${address.city}. Keep a place, and we keep a stool.`,
  },
  event: {
    description: `A night at ${name}, on the marina of ${address.city}: when it is, what it costs, and a place for you.`,
  },
  login: {
    description: `Sign in at ${name}. Your stool is where you left it.`,
    hidden: true,
  },
  verifyEmail: {
    description: `Where the link in the mail from ${name} leads: it shows that the address is yours.`,
    hidden: true,
  },
  resetPassword: {
    description: `Choose a new password for ${name}. You need not tell us the old one.`,
    hidden: true,
  },
  admin: {
    description: `The back office of ${name}, for the staff.`,
    hidden: true,
  },
  doorList: {
    description: `Who is expected at a night of ${name}, for the one at the door.`,
    hidden: true,
  },
  componentLibrary: {
    description: `The buttons, cards, fields and tables that the site of ${name} is built of, each with an example and its code.`,
    hidden: true,
  },
  cancelRsvp: {
    description: `You cannot come after all? Give your place at ${name} to somebody who can.`,
    hidden: true,
  },
  notFound: {
    description: `There is nothing at this address. ${name} is open daily, ${openingWords()}.`,
    hidden: true,
  },
} as const satisfies Record<keyof typeof pageTitles, PageMetadata>;

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
