import { menu } from '@rover/venue/menu/menu';
import type { MenuCategory, MenuSection } from '@rover/venue/menu/menu-item';

export interface OrderCategory {
  name: MenuCategory;
  /** Its anchor on the page. */
  id: string;
  sections: readonly MenuSection[];
}

const names: readonly MenuCategory[] = ['Burgers', 'Fries', 'Specials', 'Drinks'];

/** What can be ordered, by category. */
export const orderCategories: readonly OrderCategory[] = names.map((name) => ({
  name,
  id: `order-${name.toLowerCase()}`,
  sections: menu.filter(({ items }) => items[0]?.category === name),
}));
