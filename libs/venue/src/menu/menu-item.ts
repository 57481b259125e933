export type MenuCategory = 'Burgers' | 'Fries' | 'Specials' | 'Drinks';

/** Something a guest can order. */
export interface MenuItem {
  /** Lower-case ASCII, unique on the whole menu, never reused: orders, links and pictures refer to it. */
  id: string;
  name: string;
  /** One appetising line. */
  description: string;
  /** Whole pesos. */
  price: number;
  category: MenuCategory;
  /** The diet that it suits. */
  diet?: 'vegetarian' | 'vegan';
  /** It is sold out tonight. */
  soldOut?: boolean;
}

/** A burger, with options. */
export interface Burger extends MenuItem {
  category: 'Burgers';
  /** At most one can be added. */
  baconUpgrades: readonly Upgrade[];
  /** One is served with the burger; the first is included in its price. */
  friesUpgrades: readonly Upgrade[];
}

export function isBurger(item: MenuItem): item is Burger {
  return item.category === 'Burgers';
}

export interface Upgrade {
  name: string;
  /** Whole pesos, added to the price of the burger. */
  price: number;
}

/** A section of the menu. */
export interface MenuSection {
  /** Unique on the menu; its anchor on the page. */
  id: string;
  title: string;
  /** A line under the title. */
  line: string;
  items: readonly MenuItem[];
}
