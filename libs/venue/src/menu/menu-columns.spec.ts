import { menuColumns } from './menu-columns.js';
import { drinksMenu } from './menu-drinks.js';
import { foodMenu } from './menu-food.js';
import type { MenuSection } from './menu-item.js';

const titles = (sections: readonly MenuSection[]) =>
  menuColumns(sections).map((column) => column.map(({ title }) => title));

describe('the columns of a menu', () => {
  it('are as long as each other, as near as that can be', () => {
    expect(titles(foodMenu)).toEqual([['Burgers', 'Fries'], ['Specials']]);
    expect(titles(drinksMenu)).toEqual([
      ['On tap', 'Whiskey & agave', 'Wine'],
      ['Cocktails', 'Without alcohol'],
    ]);
  });

  it('may be one, or none', () => {
    expect(titles(foodMenu.slice(0, 1))).toEqual([['Burgers'], []]);
    expect(titles([])).toEqual([[], []]);
  });
});
