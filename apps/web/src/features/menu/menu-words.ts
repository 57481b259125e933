import type { MenuPart } from './menu-query.js';

/** The texts about a part of the menu, from our data or from a design tool. */
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
