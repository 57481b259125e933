import { printedMenu, printedMenuName } from './printed-menu.js';

describe('a menu to take along', () => {
  it('lies where the pub puts it, under a name that a guest finds again', () => {
    expect(printedMenu('drinks')).toBe('/menus/drinks.pdf');
    expect(printedMenuName('food')).toBe('the-wild-rover-food-menu.pdf');
  });
});
