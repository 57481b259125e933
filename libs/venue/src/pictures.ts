import type { Picture } from './picture.js';

/** Every drawn picture of the house. Written by `node tools/pictures/render.mjs`: change it there. */
export const pictures = {
  'herophotos/arch-at-dusk': {
    src: '/herophotos/arch-at-dusk.jpg',
    alt: 'The sun goes down behind the Arch at Land’s End; on the quay the windows of The Wild Rover are lit.',
    width: 1600,
    height: 1067,
    widths: [480, 800, 1200, 1600],
    colour: '#6c5a38',
  },
  'herophotos/bar-at-dusk': {
    src: '/herophotos/bar-at-dusk.jpg',
    alt: 'A row of pints settles on the bar; the Arch stands in the window between the bottles.',
    width: 1600,
    height: 1067,
    widths: [480, 800, 1200, 1600],
    colour: '#5c4d30',
  },
  'herophotos/session': {
    src: '/herophotos/session.jpg',
    alt: 'Fiddle, flute and bodhrán around a table under one lamp.',
    width: 1600,
    height: 1067,
    widths: [480, 800, 1200, 1600],
    colour: '#473722',
  },
  'herophotos/terrace-at-night': {
    src: '/herophotos/terrace-at-night.jpg',
    alt: 'Tables by candlelight on the terrace, strings of bulbs, and the Arch across the bay.',
    width: 1600,
    height: 1067,
    widths: [480, 800, 1200, 1600],
    colour: '#55432d',
  },
  'dishes/the-wild-rover': {
    src: '/dishes/the-wild-rover.jpg',
    alt: 'Two smashed patties under melting cheddar and pink pickled onion, with fries.',
    width: 1200,
    height: 900,
    widths: [480, 800, 1200],
    colour: '#614f2d',
  },
  'dishes/black-and-blue': {
    src: '/dishes/black-and-blue.jpg',
    alt: 'A peppered burger with blue cheese running down its sides, and a pint of stout.',
    width: 1200,
    height: 900,
    widths: [480, 800, 1200],
    colour: '#554429',
  },
  'dishes/stout-and-onion': {
    src: '/dishes/stout-and-onion.jpg',
    alt: 'A burger heaped with onions cooked in stout, and the stout.',
    width: 1200,
    height: 900,
    widths: [480, 800, 1200],
    colour: '#5b4829',
  },
  'dishes/chicken-breast': {
    src: '/dishes/chicken-breast.jpg',
    alt: 'Crackling fried chicken and lime slaw in a bun, with sweet potato fries.',
    width: 1200,
    height: 900,
    widths: [480, 800, 1200],
    colour: '#66512f',
  },
  'dishes/smoked-marlin': {
    src: '/dishes/smoked-marlin.jpg',
    alt: 'Seared smoked marlin with cabbage and dill in a seeded bun, and a lager.',
    width: 1200,
    height: 900,
    widths: [480, 800, 1200],
    colour: '#685632',
  },
} as const satisfies Record<string, Picture>;

export type PictureName = keyof typeof pictures;
