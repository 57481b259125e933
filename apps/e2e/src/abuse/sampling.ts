import { createHash } from 'node:crypto';

/** Which part of the whole is taken when not all of it is: any other word gives another part, as fair. */
export const seed = 'stout';

/** Everything with ABUSE=whole; otherwise one in so many. */
export const isWhole = process.env.ABUSE === 'whole';
const oneIn = 8;

/**
 * All of them, or every eighth, beginning with one that seed and place decide: each place gets its share, over many
 * places each value is used as often as the others, and every run takes the same.
 */
export function sampleOf<T>(values: readonly T[], place: string): readonly T[] {
  if (isWhole) return values;
  const first = createHash('sha256').update(`${seed} ${place}`).digest().readUInt16BE() % oneIn;
  return values.filter((_, index) => index % oneIn === first);
}
