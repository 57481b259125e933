import { blackAndBlue, chickenBreast, smokedMarlin, stoutAndOnion, theWildRover } from './dishes/burgers.mjs';
import { archAtDusk } from './scenes/arch-at-dusk.mjs';
import { barAtDusk } from './scenes/bar-at-dusk.mjs';
import { session } from './scenes/session.mjs';
import { terraceAtNight } from './scenes/terrace-at-night.mjs';

/** Every picture of the house: where it is published, what it shows in words, how it is drawn, and how wide it is cut. */
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

const dishes = shelf(
  'dishes',
  [480, 800, 1200],
  [
    ['the-wild-rover', 'Two smashed patties under melting cheddar and pink pickled onion, with fries.', theWildRover],
    ['black-and-blue', 'A peppered burger with blue cheese running down its sides, and a pint of stout.', blackAndBlue],
    ['stout-and-onion', 'A burger heaped with onions cooked in stout, and the stout.', stoutAndOnion],
    ['chicken-breast', 'Crackling fried chicken and lime slaw in a bun, with sweet potato fries.', chickenBreast],
    ['smoked-marlin', 'Seared smoked marlin with cabbage and dill in a seeded bun, and a lager.', smokedMarlin],
  ],
);

export const catalogue = [...heroes, ...dishes];

function shelf(folder, widths, pictures) {
  return pictures.map(([name, alt, draw]) => ({ folder, name, alt, draw, widths }));
}
