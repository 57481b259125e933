export type MenuCategory = 'Burgers' | 'Fries' | 'Specials' | 'Drinks';

/** Something a guest can order. */
export interface MenuItem {
  /** Lower-case ASCII, unique on the whole menu, never reused: orders, links and pictures go by it. */
  id: string;
  name: string;
  /** One line that makes one hungry, or thirsty. */
  description: string;
  /** Whole pesos. */
  price: number;
  category: MenuCategory;
  /** What somebody who eats no meat or fish, or nothing of an animal, can have. */
  diet?: 'vegetarian' | 'vegan';
  /** The kitchen has no more of it tonight. */
  soldOut?: boolean;
}

/** A burger, which can be had with more on it and something else beside it. */
export interface Burger extends MenuItem {
  category: 'Burgers';
  /** At most one of them is added. */
  baconUpgrades: readonly Upgrade[];
  /** One of them is beside the burger; the first is in its price. */
  friesUpgrades: readonly Upgrade[];
}

export function isBurger(item: MenuItem): item is Burger {
  return item.category === 'Burgers';
}

export interface Upgrade {
  name: string;
  /** Whole pesos, on top of the price of the burger. */
  price: number;
}

/** A heading of the menu, and what stands under it. */
export interface MenuSection {
  /** Unique on the menu: the place on the page that a link leads to. */
  id: string;
  title: string;
  /** A line under the title. */
  line: string;
  items: readonly MenuItem[];
}
