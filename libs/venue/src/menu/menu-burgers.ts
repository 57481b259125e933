import type { Burger, Upgrade } from './menu-item.js';

const irishBacon = 60;
/** The chicken burger already has half of the bacon. */
const irishBaconOnChicken = 20;

const friesUpgrades: readonly Upgrade[] = [
  { name: 'Regular', price: 0 },
  { name: 'Bacon Fries', price: 40 },
  { name: 'Sweet Potato', price: 30 },
  { name: "Paddy O'Bacon", price: 100 },
];

/** In the order of the menu; the home page shows the first five. */
export const burgers: readonly Burger[] = [
  burger({
    id: 'the-wild-rover',
    name: 'The Wild Rover',
    description: 'Beef smashed on a hot iron, Irish cheddar, pickled red onion, and the sauce we do not discuss.',
    price: 200,
  }),
  burger({
    id: 'black-and-blue',
    name: 'Black & Blue',
    description: 'Cracked black pepper, Cashel Blue running down the sides, onion jam. Ask for a second napkin.',
    price: 250,
  }),
  burger({
    id: 'stout-and-onion',
    name: 'Stout & Onion',
    description: 'Onions that sat in stout until they gave up, smoked Oaxaca cheese, a proper crust on the beef.',
    price: 220,
  }),
  burger(
    {
      id: 'chicken-breast',
      name: 'The Chicken Breast',
      description: 'A night in buttermilk, a minute in the fryer. Crackling crust, chipotle mayonnaise, lime slaw.',
      price: 200,
    },
    irishBaconOnChicken,
  ),
  burger({
    id: 'smoked-marlin',
    name: 'The Marlin',
    description:
      'Mesquite-smoked marlin seared in butter, dill and caper mayonnaise, crisp cabbage. The Pacific in a bun.',
    price: 220,
  }),
  burger({
    id: 'the-full-irish',
    name: 'The Full Irish',
    description: 'Black pudding under the beef, a fried egg on top, brown sauce on request. Breakfast, at any hour.',
    price: 240,
  }),
  burger({
    id: 'the-long-way-home',
    name: 'The Long Way Home',
    description: 'Blistered poblano, melted Chihuahua cheese, avocado, and a salsa that follows you to the door.',
    price: 230,
  }),
  burger({
    id: 'the-quiet-field',
    name: 'The Quiet Field',
    description:
      'Black beans, roast mushroom and barley, fried until it snaps, with queso fresco and green tomato relish.',
    price: 210,
    diet: 'vegetarian',
  }),
];

/** The five that the home page shows. */
export const previewBurgers: readonly Burger[] = burgers.slice(0, 5);

function burger(
  item: Omit<Burger, 'category' | 'baconUpgrades' | 'friesUpgrades'>,
  priceOfIrishBacon = irishBacon,
): Burger {
  return {
    ...item,
    category: 'Burgers',
    baconUpgrades: [
      { name: 'Irish Bacon', price: priceOfIrishBacon },
      { name: 'Bacon Bacon', price: 20 },
    ],
    friesUpgrades,
  };
}
