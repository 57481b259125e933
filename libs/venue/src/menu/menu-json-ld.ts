import type { JsonLd } from '../json-ld.js';
import { venue } from '../venue.js';
import { menu } from './menu.js';
import { isBurger, type MenuItem, type MenuSection, type Upgrade } from './menu-item.js';

const diets = {
  vegetarian: 'https://schema.org/VegetarianDiet',
  vegan: 'https://schema.org/VeganDiet',
} as const;

/**
 * The menu as schema.org `Menu`, for search engines.
 *
 * @param address the page that shows the menu, as an absolute URL
 * @param sections the sections on that page
 */
export function menuJsonLd(address: string, sections: readonly MenuSection[] = menu): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'Menu',
    '@id': `${address}#menu`,
    url: address,
    name: `The menu of ${venue.name}`,
    inLanguage: 'en',
    hasMenuSection: sections.map(section),
  };
}

function section({ title, line, items }: MenuSection): JsonLd {
  return { '@type': 'MenuSection', name: title, description: line, hasMenuItem: items.map(dish) };
}

function dish(item: MenuItem): JsonLd {
  return {
    '@type': 'MenuItem',
    name: item.name,
    description: item.description,
    suitableForDiet: item.diet && diets[item.diet],
    offers: offer(item.price, item.soldOut),
    menuAddOn: isBurger(item) ? [...item.baconUpgrades, ...item.friesUpgrades].map(addOn) : undefined,
  };
}

function addOn({ name, price }: Upgrade): JsonLd {
  return { '@type': 'MenuItem', name, offers: offer(price) };
}

function offer(price: number, soldOut = false): JsonLd {
  return {
    '@type': 'Offer',
    price,
    priceCurrency: venue.currency,
    availability: `https://schema.org/${soldOut ? 'SoldOut' : 'InStock'}`,
  };
}
