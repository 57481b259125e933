import { menu } from '@rover/venue/menu/menu';
import { burgers } from '@rover/venue/menu/menu-burgers';
import { isBurger } from '@rover/venue/menu/menu-item';
import type { OrderChoice } from './order-choice.js';
import { orderLine, orderTotals } from './order-line.js';

const choice = (over: Partial<OrderChoice>): OrderChoice => ({
  id: '1',
  itemId: 'the-wild-rover',
  quantity: 1,
  fries: null,
  bacon: null,
  note: '',
  ...over,
});

/** The same numbers in every run (Park and Miller). */
function dice(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % sides;
  };
}

describe('a line of an order', () => {
  it('costs the thing and its extras, as often as it is wanted', () => {
    expect(orderLine(choice({ quantity: 3, fries: "Paddy O'Bacon", bacon: 'Irish Bacon' }))).toMatchObject({
      name: 'The Wild Rover',
      price: 200,
      friesUpgrade: { name: "Paddy O'Bacon", price: 100 },
      baconUpgrade: { name: 'Irish Bacon', price: 60 },
      totalPrice: 3 * (200 + 100 + 60),
    });
  });

  it('asks 20 for Irish bacon on the chicken, which has some already', () => {
    expect(orderLine(choice({ itemId: 'chicken-breast', bacon: 'Irish Bacon' }))?.totalPrice).toBe(200 + 20);
  });

  it('takes no extras that the menu does not have, and none beside a drink', () => {
    expect(orderLine(choice({ fries: 'Gold leaf', bacon: 'Unicorn' }))?.totalPrice).toBe(200);
    expect(orderLine(choice({ itemId: 'guinness', bacon: 'Irish Bacon' }))?.totalPrice).toBe(135);
  });

  it('is no line when the kitchen never had it', () => {
    expect(orderLine(choice({ itemId: 'swan' }))).toBeNull();
  });
});

describe('the sums of an order', () => {
  it('are nothing for nothing: nobody walks over with an empty bag', () => {
    expect(orderTotals([])).toEqual({ count: 0, subtotal: 0, delivery: 0, total: 0 });
  });

  it('are right for fifty orders thrown with dice', () => {
    const items = menu.flatMap((section) => section.items);
    const roll = dice(2022);
    for (let order = 0; order < 50; order += 1) {
      let pesos = 0;
      let things = 0;
      const lines = Array.from({ length: 1 + roll(15) }, (_, place) => {
        const item = items[roll(items.length)] ?? items[0];
        if (!item) throw new Error('There is no menu');
        const quantity = 1 + roll(10);
        const fries = isBurger(item) ? item.friesUpgrades[roll(5)] : undefined;
        const bacon = isBurger(item) ? item.baconUpgrades[roll(3)] : undefined;
        for (let one = 0; one < quantity; one += 1) pesos += item.price + (fries?.price ?? 0) + (bacon?.price ?? 0);
        things += quantity;
        const chosen = { id: String(place), itemId: item.id, quantity, note: '' };
        return orderLine({ ...chosen, fries: fries?.name ?? null, bacon: bacon?.name ?? null });
      }).filter((line) => line !== null);
      expect(orderTotals(lines)).toEqual({ count: things, subtotal: pesos, delivery: 50, total: pesos + 50 });
    }
  });

  it('have every burger with the extras of the pub', () => {
    for (const { baconUpgrades, friesUpgrades } of burgers) {
      expect(baconUpgrades.map(({ name }) => name)).toEqual(['Irish Bacon', 'Bacon Bacon']);
      expect(friesUpgrades.map(({ price }) => price)).toEqual([0, 40, 30, 100]);
    }
  });
});
