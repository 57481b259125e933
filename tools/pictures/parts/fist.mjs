import { fill, group, stroke } from '../drawing/ink.mjs';
import { blob, curve, ellipse, limb, points } from '../drawing/shapes.mjs';
import { pint } from './pint.mjs';

/**
 * A pint held up: the glass stands at 0, 0 of a frame at x, y that is turned, the hand round it, the arm down out of
 * the picture. `flip` for a hand that comes from the right.
 */
export function raisedPint(
  sheet,
  x,
  y,
  tall,
  { turn = 0, flip = false, skin, sleeve, cuff, drink, seed, rim = '#ffc468' },
) {
  const light = { rim, away: [-1.6, 1.6] };
  const shade = { base: skin, ...light };
  const finger = (from, to, wide) =>
    sheet.lit(
      limb([from, [(from[0] + to[0]) / 2, Math.min(from[1], to[1]) - 1], to], [wide, wide * 1.04, wide * 0.86]),
      shade,
    );
  const arm = limb(points('-20 -34, -62 24, -112 120, -150 240'), [24, 40, 52, 62]);
  return group(
    [
      group([
        sheet.lit(limb(points('-14 -46, -30 -22, -44 0'), [30, 26, 24]), shade),
        sheet.lit(arm, { base: sleeve, ...light }),
        stroke(curve(points('-60 40, -70 70, -104 124')), '#000', 4, { opacity: 0.18 }),
        sheet.lit(limb(points('-44 -16, -26 4'), [13, 13]), { base: cuff, ...light }),
        sheet.lit(blob(points('-30 -58, -18 -64, -8 -50, -8 -28, -20 -18, -34 -28')), shade),
      ]),
      group(pint(sheet, 0, 0, 100, { drink, seed, round: 0.1, stands: false })),
      group([
        finger([-19, -53], [13, -55], 9.4),
        finger([-21, -44], [14, -45.4], 9.8),
        finger([-21, -35], [12.4, -36], 9.4),
        finger([-20, -27], [9.6, -27.4], 8.4),
        sheet.lit(limb(points('-24 -40, -20 -58, -10 -70'), [12, 10, 8]), shade),
        fill(ellipse(12, -56.4, 2.4, 1.6), '#ffe0c0', { opacity: 0.5 }),
        fill(ellipse(13, -46.8, 2.4, 1.6), '#ffe0c0', { opacity: 0.5 }),
      ]),
    ],
    {
      transform: `translate(${x} ${y}) rotate(${turn}) scale(${((flip ? -1 : 1) * tall) / 100} ${tall / 100})`,
    },
  );
}
