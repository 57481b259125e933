import { venue } from '@rover/venue/venue';
import type { MenuPart } from './menu-query.js';

/** Where a part of the menu lies as PDF. */
export function printedMenu(part: MenuPart): string {
  return `/menus/${part}.pdf`;
}

/** 'the-wild-rover-food-menu.pdf': what it is called on the guest's phone. */
export function printedMenuName(part: MenuPart): string {
  return `${venue.name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-${part}-menu.pdf`;
}
