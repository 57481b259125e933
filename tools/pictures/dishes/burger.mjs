import { bacon } from './bacon.mjs';
import { bread } from './bread.mjs';
import { greens } from './greens.mjs';
import { hearty } from './hearty.mjs';

const layers = { ...bread, ...hearty, ...greens, bacon };

/** Stacks layers, [name, how], on the board at `y`. */
export function burger(sheet, y, recipe) {
  let height = 0;
  return recipe.map(([name, how]) => {
    const drawn = layers[name](sheet, y - height, how);
    height += drawn.pop();
    return drawn.flat(4).join('');
  });
}
