import type { MenuPart } from './menu-query.js';

/** What is said of a part of the menu, wherever it comes from: the house, or a design tool. */
export const menuWords = {
  food: {
    label: 'Food',
    loading: 'Loading food menu...',
    failure: 'Unable to load the food menu.',
  },
  drinks: {
    label: 'Drinks',
    loading: 'Loading drinks menu...',
    failure: 'Unable to load the drinks menu PDF.',
  },
} as const satisfies Record<MenuPart, object>;
