import { drinksMenu } from './menu-drinks.js';
import { foodMenu } from './menu-food.js';
import type { MenuSection } from './menu-item.js';

/** Everything that can be ordered: burgers, fries, specials, drinks. */
export const menu: readonly MenuSection[] = [...foodMenu, ...drinksMenu];
