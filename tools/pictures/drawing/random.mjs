/** Chance that repeats itself: the same seed draws the same picture on every machine. */
export function chance(seed) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    /** A number from `low` up to `high`. */
    between: (low, high) => low + next() * (high - low),
    /** A number about `middle`, seldom further than `spread` from it. */
    about: (middle, spread) => middle + (next() + next() - 1) * spread,
    /** One of the things given. */
    pick: (things) => things[Math.floor(next() * things.length)],
    /** True so often, of 1. */
    odds: (share) => next() < share,
  };
}
