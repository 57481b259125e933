import type { Delta } from 'quill';

/** Pasted content without its text and background colours; bold, lists and links stay. */
export function inPlainInk(pasted: Delta): Delta {
  for (const { attributes } of pasted.ops) {
    delete attributes?.color;
    delete attributes?.background;
  }
  return pasted;
}
