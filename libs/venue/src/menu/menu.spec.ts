import { menu } from './menu.js';
import { burgers, previewBurgers } from './menu-burgers.js';
import type { MenuCategory, MenuItem, Upgrade } from './menu-item.js';

const items = menu.flatMap((section) => section.items);
const inCategory = (category: MenuCategory) => items.filter((item) => item.category === category);
const prices = (some: readonly MenuItem[]) => some.map(({ price }) => price);
const upgrades = (list: readonly Upgrade[]) => list.map(({ name, price }) => [name, price]);

describe('the menu', () => {
  it.each<[MenuCategory, number, number]>([
    ['Burgers', 200, 250],
    ['Fries', 100, 220],
    ['Specials', 60, 200],
    ['Drinks', 40, 135],
  ])('asks for its %s from %d to %d pesos', (category, least, most) => {
    const asked = prices(inCategory(category));
    expect(Math.min(...asked)).toBe(least);
    expect(Math.max(...asked)).toBe(most);
    expect(asked.every(Number.isInteger)).toBe(true);
  });

  it('shows five burgers on the home page, at the prices on its board', () => {
    expect(prices(previewBurgers)).toEqual([200, 250, 220, 200, 220]);
  });

  it('asks 60 for Irish bacon, and 20 on the chicken', () => {
    for (const { id, baconUpgrades } of burgers) {
      expect(upgrades(baconUpgrades)).toEqual([
        ['Irish Bacon', id === 'chicken-breast' ? 20 : 60],
        ['Bacon Bacon', 20],
      ]);
    }
    expect(burgers.map(({ id }) => id)).toContain('chicken-breast');
  });

  it('has regular fries in the price of a burger, and three better kinds for more', () => {
    for (const { friesUpgrades } of burgers) {
      expect(upgrades(friesUpgrades)).toEqual([
        ['Regular', 0],
        ['Bacon Fries', 40],
        ['Sweet Potato', 30],
        ["Paddy O'Bacon", 100],
      ]);
    }
  });

  it('calls nothing by the name of something else', () => {
    const ids = [...menu, ...items].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
    expect(new Set(items.map(({ name }) => name)).size).toBe(items.length);
  });

  it('says one line about everything, short enough to be read at the bar', () => {
    for (const { description } of items) {
      expect(description).toMatch(/\.$/);
      expect(description.length).toBeLessThanOrEqual(110);
    }
  });

  it('feeds those who eat no meat, under every heading of the kitchen', () => {
    for (const category of ['Burgers', 'Fries', 'Specials'] as const) {
      expect(inCategory(category).some(({ diet }) => diet)).toBe(true);
    }
  });
});
