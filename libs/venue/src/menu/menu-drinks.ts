import type { MenuItem, MenuSection } from './menu-item.js';

/** The drinks. */
export const drinksMenu: readonly MenuSection[] = [
  {
    id: 'on-tap',
    title: 'On tap',
    line: 'Pints. The stout takes 119 seconds, and we will not be hurried.',
    items: [
      drink('guinness', 'Guinness', 'Poured twice, drunk slowly. It came further than you did.', 135),
      drink('kilkenny', 'Kilkenny', 'Red, creamy, kind. For those who fear the dark.', 125),
      drink('dry-cider', 'Dry Cider', 'Apples with nothing to prove. Cold enough to hurt.', 115),
      drink(
        'baja-pale-ale',
        'Baja Pale Ale',
        'Brewed up the coast: grapefruit, pine, and a breeze off the water.',
        110,
      ),
      drink('pacifico', 'Pacífico', 'The local. A lime if you ask, no questions if you do not.', 75),
    ],
  },
  {
    id: 'whiskey-and-agave',
    title: 'Whiskey & agave',
    line: 'A proper measure, neat, with a small jug of water and no hurry.',
    items: [
      drink('jameson', 'Jameson', 'Three times distilled, smooth as an excuse.', 105),
      drink('bushmills', 'Bushmills', 'Honey and toasted malt, from the oldest licence there is.', 105),
      drink('powers-gold', 'Powers Gold', 'Pot-still spice and a long warm finish. What the barman has.', 120),
      drink('tullamore-dew', 'Tullamore D.E.W.', 'Green apple, soft spice, and a talker by the second glass.', 110),
      drink(
        'mezcal-espadin',
        'Mezcal Espadín',
        'Smoke, earth and orange with worm salt. A cousin of the peat bog.',
        130,
      ),
      drink('tequila-reposado', 'Tequila Reposado', 'Eight months in oak. To sip: the slammers are next door.', 115),
    ],
  },
  {
    id: 'wine',
    title: 'Wine',
    line: 'By the glass, from the Valle de Guadalupe.',
    items: [
      drink('nebbiolo', 'Nebbiolo', 'Dark cherry, dust and sun. It stands up to the stew.', 125),
      drink('chenin-blanc', 'Chenin Blanc', 'Green apple and sea air. It was made for the mussels.', 115),
    ],
  },
  {
    id: 'cocktails',
    title: 'Cocktails',
    line: 'Shaken by somebody who is also listening to you.',
    items: [
      drink('irish-coffee', 'Irish Coffee', 'Hot, strong, sweet, and under cold cream. Do not stir it.', 125),
      drink('rovers-margarita', 'Rover’s Margarita', 'Reposado, fresh lime, orange, and a rim of smoked salt.', 130),
      drink('dublin-mule', 'Dublin Mule', 'Whiskey, ginger with teeth, lime, in a copper cup that sweats.', 125),
      drink(
        'lands-end-sour',
        'Land’s End Sour',
        'Whiskey, lemon, a float of red wine. The sun going down in a glass.',
        135,
      ),
      drink('marina-paloma', 'Marina Paloma', 'Tequila, pink grapefruit, salt. Mind the second one.', 115),
      drink('black-velvet', 'Black Velvet', 'Stout over sparkling wine. In mourning since 1861, and enjoying it.', 130),
      drink('michelada', 'Michelada', 'Beer, lime, chilli and things in brown bottles. It has raised the dead.', 95),
    ],
  },
  {
    id: 'without-alcohol',
    title: 'Without alcohol',
    line: 'Somebody has to remember the stories.',
    items: [
      drink('pot-of-tea', 'Pot of Tea', 'Strong enough to trot a mouse on. Milk comes with it.', 50),
      drink('coffee', 'Coffee', 'From Chiapas, ground when you ask for it.', 50),
      drink('ginger-beer', 'Ginger Beer', 'Brewed here, cloudy, with a kick.', 65),
      drink('lime-agua-fresca', 'Lime & Chía Agua Fresca', 'A whole handful of limes in a tall cold glass.', 55),
      drink('hibiscus-agua-fresca', 'Hibiscus Agua Fresca', 'Red as a sunset, tart as an aunt.', 50),
      drink('soda', 'Soda', 'Mexican cola, in glass, with real sugar.', 45),
      drink('sparkling-water', 'Sparkling Water', 'From a spring, with a slice. Nobody minds.', 40),
    ],
  },
];

function drink(id: string, name: string, description: string, price: number): MenuItem {
  return { id, name, description, price, category: 'Drinks' };
}
