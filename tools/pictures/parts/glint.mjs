import { fill } from '../drawing/ink.mjs';
import { limb } from '../drawing/shapes.mjs';

/** A stroke of light, or of shadow, that lies on water. @param tips how thick it ends */
export function glint([x, y], { long, thick, tips, colour, opacity }) {
  const spine = [
    [x - long / 2, y],
    [x, y - thick * 0.3],
    [x + long / 2, y],
  ];
  return fill(limb(spine, [tips, thick, tips]), colour, { opacity });
}
