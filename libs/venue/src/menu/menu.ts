import { drinksMenu } from './menu-drinks.js';
import { foodMenu } from './menu-food.js';
import type { MenuSection } from './menu-item.js';

/** Everything one can order, in the order of the specification: burgers, fries, specials, drinks. */
export const menu: readonly MenuSection[] = [...foodMenu, ...drinksMenu];
