import type { MenuItem } from './menu-item.js';

export const specials: readonly MenuItem[] = [
  special({
    id: 'soda-bread',
    name: 'Soda Bread & Butter',
    description: 'Out of the oven at noon and at six, with butter that somebody salted properly.',
    price: 60,
    diet: 'vegetarian',
  }),
  special({
    id: 'potato-leek-soup',
    name: 'Potato & Leek Soup',
    description: 'Thick enough to stand a spoon in, soda bread on the side. For a cold night, if we ever have one.',
    price: 95,
    diet: 'vegetarian',
  }),
  special({
    id: 'colcannon',
    name: 'Colcannon',
    description: 'Mash, cabbage and a lake of butter in the middle. Row out to it.',
    price: 80,
    diet: 'vegetarian',
  }),
  special({
    id: 'scotch-egg',
    name: 'Chorizo Scotch Egg',
    description: 'A soft egg in a coat of chorizo and crumbs. Cut it and wait for the yolk.',
    price: 110,
  }),
  special({
    id: 'boxty-tacos',
    name: 'Boxty Tacos',
    description: 'Potato pancakes folded over slow pork, pickled onion and habanero. Two countries, three tacos.',
    price: 160,
  }),
  special({
    id: 'stout-mussels',
    name: 'Mussels in Stout',
    description: 'A kilo of Baja mussels in stout, cream and serrano. The bread is for what is left in the bowl.',
    price: 195,
  }),
  special({
    id: 'fish-and-chips',
    name: 'Fish & Chips',
    description: 'This morning’s catch in a pale-ale batter that shatters, mushy peas, tartar sauce, malt vinegar.',
    price: 200,
  }),
  special({
    id: 'beef-and-stout-stew',
    name: 'Beef & Stout Stew',
    description: 'Five hours, one pot, a bottle of stout for it and one for the cook. Comes with mash.',
    price: 190,
  }),
  special({
    id: 'shepherds-pie',
    name: 'Shepherd’s Pie',
    description: 'Lamb and thyme under mash with a crust you have to knock on.',
    price: 185,
  }),
  special({
    id: 'bangers-and-mash',
    name: 'Bangers & Mash',
    description: 'Three fat pork sausages on colcannon, in an onion gravy that took all afternoon.',
    price: 175,
  }),
  special({
    id: 'sticky-date-pudding',
    name: 'Sticky Date Pudding',
    description: 'Warm, dark, and drowned in whiskey cajeta. Two spoons, if you must share.',
    price: 110,
    diet: 'vegetarian',
  }),
  special({
    id: 'stout-chocolate-cake',
    name: 'Chocolate Stout Cake',
    description: 'Black as a pint, with a cream-cheese head on it.',
    price: 120,
    diet: 'vegetarian',
  }),
];

function special(item: Omit<MenuItem, 'category'>): MenuItem {
  return { ...item, category: 'Specials' };
}
