import type { Delta } from 'quill';

/** What was pasted, in the ink and on the ground that the house writes with; its bold, lists and links stay. */
export function inPlainInk(pasted: Delta): Delta {
  for (const { attributes } of pasted.ops) {
    delete attributes?.color;
    delete attributes?.background;
  }
  return pasted;
}
