import { createHash } from 'node:crypto';

/** The seed of the sample; another seed selects another eighth. */
export const seed = 'stout';

/** Everything with ABUSE=whole; otherwise one in so many. */
export const isWhole = process.env.ABUSE === 'whole';
const oneIn = 8;

/**
 * All of them, or every eighth, starting at an index derived from the seed and the place: over many places each value
 * is used equally often, and every run takes the same.
 */
export function sampleOf<T>(values: readonly T[], place: string): readonly T[] {
  if (isWhole) return values;
  const first = createHash('sha256').update(`${seed} ${place}`).digest().readUInt16BE() % oneIn;
  return values.filter((_, index) => index % oneIn === first);
}
