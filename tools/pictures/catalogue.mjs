import {
  blackAndBlue,
  chickenBreast,
  smokedMarlin,
  stoutAndOnion,
  theFullIrish,
  theLongWayHome,
  theQuietField,
  theWildRover,
} from './dishes/burgers.mjs';
import { archAtDusk } from './scenes/arch-at-dusk.mjs';
import { barAtDusk } from './scenes/bar-at-dusk.mjs';
import { session } from './scenes/session.mjs';
import { terraceAtNight } from './scenes/terrace-at-night.mjs';
import { babyShower } from './stills/baby-shower.mjs';
import { bachelor } from './stills/bachelor.mjs';
import { privateSport, rugby } from './stills/big-screen.mjs';
import { birthdays } from './stills/birthdays.mjs';
import { burgerAndPint } from './stills/burger-and-pint.mjs';
import { candleOnTheTerrace } from './stills/candle-on-the-terrace.mjs';
import { celebrations } from './stills/celebrations.mjs';
import { christmas } from './stills/christmas.mjs';
import { fiddleAndPint } from './stills/fiddle-and-pint.mjs';
import { other } from './stills/other.mjs';
import { sundayRoast } from './stills/sunday-roast.mjs';
import { tapsAndBottles } from './stills/taps-and-bottles.mjs';
import { wedding } from './stills/wedding.mjs';
import { whiskeyTasting } from './stills/whiskey-tasting.mjs';

/**
 * Every picture of the house: where it is published, what it shows in words, how it is drawn, and how wide it is cut.
 * Instead of what draws it may stand the path of a photograph, at least as wide as the widest cut.
 */
const heroes = shelf(
  'herophotos',
  [480, 800, 1200, 1600],
  [
    [
      'arch-at-dusk',
      'The sun goes down behind the Arch at Land’s End; on the quay the windows of The Wild Rover are lit.',
      archAtDusk,
    ],
    ['bar-at-dusk', 'A row of pints settles on the bar; the Arch stands in the window between the bottles.', barAtDusk],
    ['session', 'Fiddle, flute and bodhrán around a table under one lamp.', session],
    [
      'terrace-at-night',
      'Tables by candlelight on the terrace, strings of bulbs, and the Arch across the bay.',
      terraceAtNight,
    ],
  ],
);

const gallery = shelf(
  'gallery',
  [480, 800, 1200],
  [
    [
      'taps-and-bottles',
      'Five brass taps, a stout settling under one of them, and the Arch in the window of the back bar.',
      tapsAndBottles,
    ],
    ['fiddle-and-pint', 'A fiddle and a bodhrán lean in their corner beside a full pint of stout.', fiddleAndPint],
    ['burger-and-pint', 'A burger with bacon and melting cheddar, a cup of fries, and a pint of stout.', burgerAndPint],
    [
      'candle-on-the-terrace',
      'A lantern between two pints on the terrace; across the bay, the Arch in the last light.',
      candleOnTheTerrace,
    ],
  ],
);

const dishes = shelf(
  'dishes',
  [480, 800, 1200],
  [
    ['the-wild-rover', 'Two smashed patties under melting cheddar and pink pickled onion, with fries.', theWildRover],
    ['black-and-blue', 'A peppered burger with blue cheese running down its sides, and a pint of stout.', blackAndBlue],
    ['stout-and-onion', 'A burger heaped with onions cooked in stout, and the stout.', stoutAndOnion],
    ['chicken-breast', 'Crackling fried chicken and lime slaw in a bun, with sweet potato fries.', chickenBreast],
    ['smoked-marlin', 'Seared smoked marlin with cabbage and dill in a seeded bun, and a lager.', smokedMarlin],
    ['the-full-irish', 'Beef on black pudding under a fried egg, its yolk running, and a mug of tea.', theFullIrish],
    [
      'the-long-way-home',
      'A burger with blistered poblano, avocado, melted cheese and red salsa, and an ale.',
      theLongWayHome,
    ],
    ['the-quiet-field', 'A black bean burger with queso fresco and green tomato relish, and fries.', theQuietField],
  ],
);

/** One for each kind of evening that a party books, in the order of the event types. */
const occasions = shelf(
  'occasions',
  [480, 800],
  [
    ['birthdays', 'A stout cake with cream icing and seven candles, a pint on either side.', birthdays],
    ['christmas', 'A star piñata over the terrace, mugs of hot punch, poinsettias, and a stout.', christmas],
    ['bachelor', 'Four pints meet in a toast in front of the bay at night.', bachelor],
    ['wedding', 'A claddagh and a plain gold ring by an agave; the sun sets under the Arch.', wedding],
    [
      'private-sport',
      'Three friends in front of the match on a big screen, one with a scarf in the air.',
      privateSport,
    ],
    ['baby-shower', 'Knitted bootees, wooden blocks and a bunch of balloons on the bar.', babyShower],
    ['celebrations', 'A fiddle, maracas and full glasses in a fall of confetti.', celebrations],
    ['other', 'An empty table under a lamp, a lantern lit, a card that says Reserved.', other],
  ],
);

/** Evenings of the house, for the events that it begins with. */
const evenings = shelf(
  'evenings',
  [480, 800, 1200],
  [
    ['rugby', 'Three friends in front of the rugby on a big screen as the ball goes between the posts.', rugby],
    [
      'sunday-roast',
      'A joint of beef, carved, with roast potatoes, Yorkshire puddings, gravy and a stout.',
      sundayRoast,
    ],
    ['whiskey-tasting', 'Six drams from straw to sherry on a paddle, three bottles, a jug of water.', whiskeyTasting],
  ],
);

export const catalogue = [...heroes, ...gallery, ...occasions, ...dishes, ...evenings];

function shelf(folder, widths, pictures) {
  return pictures.map(([name, alt, draw]) => ({ folder, name, alt, draw, widths }));
}
