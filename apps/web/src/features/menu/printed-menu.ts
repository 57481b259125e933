import { venue } from '@rover/venue/venue';
import type { MenuPart } from './menu-query.js';

/** The address of a part of the menu as PDF. */
export function printedMenu(part: MenuPart): string {
  return `/menus/${part}.pdf`;
}

/** 'the-wild-rover-food-menu.pdf': the name of the downloaded file. */
export function printedMenuName(part: MenuPart): string {
  return `${venue.name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-${part}-menu.pdf`;
}
