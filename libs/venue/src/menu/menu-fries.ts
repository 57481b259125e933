import type { MenuItem } from './menu-item.js';

export const fries: readonly MenuItem[] = [
  potato({
    id: 'house-fries',
    name: 'House Fries',
    description: 'Cut thick, fried twice, salted while they still hiss.',
    price: 100,
    diet: 'vegan',
  }),
  potato({
    id: 'sweet-potato-fries',
    name: 'Sweet Potato Fries',
    description: 'Crisp outside, nearly pudding within. A chipotle dip.',
    price: 130,
    diet: 'vegetarian',
  }),
  potato({
    id: 'bacon-fries',
    name: 'Bacon Fries',
    description: 'Bacon, still spitting, and spring onion for the look of health.',
    price: 150,
  }),
  potato({
    id: 'curry-chips',
    name: 'Curry Chips',
    description: 'What every Irish town smells of at two in the morning.',
    price: 140,
    diet: 'vegetarian',
  }),
  potato({
    id: 'garlic-cheese-fries',
    name: 'Garlic Cheese Fries',
    description: 'Roast garlic, cheddar in ropes. Not before a first date.',
    price: 160,
    diet: 'vegetarian',
  }),
  potato({
    id: 'dockside-fries',
    name: 'Dockside Fries',
    description: 'Garlic shrimp, pico de gallo, crema, a squeeze of lime.',
    price: 200,
  }),
  potato({
    id: 'paddy-o-bacon',
    name: "Paddy O'Bacon",
    description: 'Two bacons, two cheeses, stout gravy and a fried egg. Paddy never finished one. You may.',
    price: 220,
  }),
];

function potato(item: Omit<MenuItem, 'category'>): MenuItem {
  return { ...item, category: 'Fries' };
}
