import { burgers } from './menu-burgers.js';
import { fries } from './menu-fries.js';
import type { MenuSection } from './menu-item.js';
import { specials } from './menu-specials.js';

/** The food. */
export const foodMenu: readonly MenuSection[] = [
  {
    id: 'burgers',
    title: 'Burgers',
    line: 'On a butter-toasted bun, fries beside it, napkins within reach.',
    items: burgers,
  },
  {
    id: 'fries',
    title: 'Fries',
    line: 'For one, officially.',
    items: fries,
  },
  {
    id: 'specials',
    title: 'Specials',
    line: 'What the cook grew up on, and what the boats brought in.',
    items: specials,
  },
];
