import { Colours } from '../examples/colours.js';
import coloursCode from '../examples/colours.tsx?raw';
import { Ornaments } from '../examples/ornaments.js';
import ornamentsCode from '../examples/ornaments.tsx?raw';
import { Sign } from '../examples/sign.js';
import signCode from '../examples/sign.tsx?raw';
import { Type } from '../examples/type.js';
import typeCode from '../examples/type.tsx?raw';
import type { Entry } from './entry.js';

export const foundations: readonly Entry[] = [
  {
    id: 'colours',
    name: 'Colours',
    category: 'Foundations',
    about: 'Nine names, one meaning each. Text on them keeps at least 4.5:1.',
    examples: [{ title: 'The palette', Demo: Colours, code: coloursCode }],
  },
  {
    id: 'type',
    name: 'Type',
    category: 'Foundations',
    about: 'Young Serif for headings, Hanken Grotesk for the rest; sizes grow with the screen.',
    examples: [{ title: 'The scale', Demo: Type, code: typeCode }],
  },
  {
    id: 'ornament',
    name: 'Ornament',
    category: 'Foundations',
    about: 'Painted wood, brass brackets, the double rule and the bunting.',
    examples: [{ title: 'All of it', Demo: Ornaments, code: ornamentsCode }],
  },
  {
    id: 'wordmark',
    name: 'Wordmark',
    category: 'Foundations',
    about: 'The name of the house, sign-written.',
    examples: [{ title: 'Over the door', Demo: Sign, code: signCode }],
  },
];
