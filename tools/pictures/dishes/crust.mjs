import { fill, times } from '../drawing/ink.mjs';
import { ellipse } from '../drawing/shapes.mjs';

/** Flecks of what the heat has done, over a box; each range is [low, high]. */
export function crust(random, count, { x, y, wide, high, tones, opacity }) {
  return times(count, () =>
    fill(
      ellipse(random.between(...x), random.between(...y), random.between(...wide), random.between(...high)),
      random.pick(tones),
      { opacity: random.between(...opacity) },
    ),
  );
}
