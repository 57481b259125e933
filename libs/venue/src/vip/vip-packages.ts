import { thousands } from '../thousands.js';

/** An evening at a price per person, all included. */
export interface VipPackage {
  /** Used in links and code. Never changed. */
  id: string;
  name: string;
  /** One line under the name. */
  words: string;
  /** Whole US dollars a person. */
  price: number;
  /** What is eaten. */
  food: string;
  drinks: readonly string[];
  /** What there is besides food and drink. */
  ancillaries: readonly string[];
  /** The one that most hosts take. */
  popular?: boolean;
}

/** The number of persons that the cards name; a host may request more or fewer. */
const packagePersons = { min: 10, max: 80 } as const;

/** From the smallest to the largest. */
export const vipPackages: readonly VipPackage[] = [
  {
    id: 'the-snug',
    name: 'The Snug',
    words: 'A corner of your own, and a table that fills up faster than you empty it.',
    price: 50,
    food:
      'Boards to share: boxty tacos, chorizo Scotch eggs, a mountain of fries, and soda bread with butter that ' +
      'somebody salted properly.',
    drinks: [
      'Stout, lager and ale from the tap, for three hours',
      'House red and house white',
      'Lemonade, and everything else without alcohol',
    ],
    ancillaries: [
      'A private section, for three hours',
      'A waiter who knows your name by the second round',
      'Your songs on our speakers',
    ],
  },
  {
    id: 'the-session',
    name: 'The Session',
    words: 'Dinner, a band in the corner, and nobody asks what time it is.',
    price: 100,
    food:
      'Three courses. Mussels in stout or potato and leek soup; then beef and stout stew, fish and chips or any burger ' +
      'of the house; then sticky date pudding, two spoons each.',
    drinks: [
      'Everything The Snug pours, for four hours',
      'Margaritas and palomas, shaken and not from a jug',
      'An Irish coffee to end on, or to begin again',
    ],
    ancillaries: [
      'The VIP Lounge, for four hours',
      'A trad duo for one of them',
      'A table dressed for the occasion',
      'Your cake, cut, and carried in with a song',
    ],
    popular: true,
  },
  {
    id: 'the-lock-in',
    name: 'The Lock-In',
    words: 'The doors close behind you, and the good bottles come down from the shelf.',
    price: 200,
    food:
      'Baja oysters on ice and smoked marlin while you stand. Rib-eye off the iron, or the catch of the morning, when ' +
      'you sit. Cheese, chocolate stout cake, and toasted sandwiches at midnight, when they are needed.',
    drinks: [
      'An open bar, for six hours',
      'Four Irish whiskeys, and somebody to tell you about them',
      'Mezcal and tequila from the top shelf',
      'Sparkling wine for the toast',
    ],
    ancillaries: [
      'The VIP Lounge with its doors closed, for six hours',
      'A trad band or a DJ, or first one and then the other',
      'A photographer, for as long as everybody looks well',
      'A planner, from your first message to the last taxi',
    ],
  },
];

/** 'USD$100': the price of a package, as it is written everywhere. */
export function packagePriceWords(dollars: number): string {
  return `USD$${thousands(dollars)}`;
}

/** 'Minimum 10, maximum 80 persons.' */
export function packagePersonsWords(): string {
  return `Minimum ${packagePersons.min}, maximum ${packagePersons.max} persons.`;
}
