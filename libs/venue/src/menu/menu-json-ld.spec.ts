import { menu } from './menu.js';
import { drinksMenu } from './menu-drinks.js';
import { menuJsonLd } from './menu-json-ld.js';

const address = 'https://pub.example/menu';
const read = JSON.parse(JSON.stringify(menuJsonLd(address)));

describe('the menu that search engines read', () => {
  it('is a schema.org Menu with every heading and every dish', () => {
    expect(read).toMatchObject({ '@context': 'https://schema.org', '@type': 'Menu', url: address });
    expect(read.hasMenuSection.map(({ name }: { name: string }) => name)).toEqual(menu.map(({ title }) => title));
    expect(read.hasMenuSection.map(({ hasMenuItem }: { hasMenuItem: [] }) => hasMenuItem.length)).toEqual(
      menu.map(({ items }) => items.length),
    );
  });

  it('tells the price in pesos, and what one can have on top', () => {
    const [hen] = read.hasMenuSection[0].hasMenuItem.filter(({ name }: { name: string }) => /Chicken/.test(name));
    expect(hen.offers).toMatchObject({ '@type': 'Offer', price: 200, priceCurrency: 'MXN' });
    expect(hen.menuAddOn[0]).toMatchObject({ name: 'Irish Bacon', offers: { price: 20 } });
  });

  it('tells what is there, and what is sold out', () => {
    const [pints] = drinksMenu;
    const [first, second] = pints?.items ?? [];
    if (!pints || !first || !second) throw new Error('There is nothing to drink.');
    const evening = [{ ...pints, items: [first, { ...second, soldOut: true }] }];
    expect(menuJsonLd(address, evening).hasMenuSection).toMatchObject([
      {
        hasMenuItem: [
          { offers: { availability: 'https://schema.org/InStock' } },
          { offers: { availability: 'https://schema.org/SoldOut' } },
        ],
      },
    ]);
  });

  it('tells what has no meat in it', () => {
    const dishes = read.hasMenuSection.flatMap(({ hasMenuItem }: { hasMenuItem: object[] }) => hasMenuItem);
    expect(dishes).toContainEqual(
      expect.objectContaining({ name: 'House Fries', suitableForDiet: 'https://schema.org/VeganDiet' }),
    );
    expect(dishes.filter((dish: object) => 'suitableForDiet' in dish).length).toBeLessThan(dishes.length);
  });

  it('has only what stands on its page', () => {
    const drinks = menuJsonLd('https://pub.example/drinks', drinksMenu);
    expect(drinks).toMatchObject({
      url: 'https://pub.example/drinks',
      hasMenuSection: drinksMenu.map(({ title }) => ({ name: title })),
    });
  });
});
