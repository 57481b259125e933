import type { MenuSection } from './menu-item.js';

/** Splits sections, in their order, into two columns as even as possible. */
export function menuColumns(sections: readonly MenuSection[]): [MenuSection[], MenuSection[]] {
  const partings = sections.map((_, left) => left + 1);
  const unevenness = (left: number) => Math.abs(lines(sections.slice(0, left)) - lines(sections.slice(left)));
  const best = partings.reduce((a, b) => (unevenness(b) <= unevenness(a) ? b : a), 0);
  return [sections.slice(0, best), sections.slice(best)];
}

function lines(sections: readonly MenuSection[]): number {
  return sections.reduce((sum, { items }) => sum + items.length, 0);
}
