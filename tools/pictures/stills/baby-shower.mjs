import { fill } from '../drawing/ink.mjs';
import { palette as c } from '../drawing/palette.mjs';
import { blob, ellipse, points, polygon } from '../drawing/shapes.mjs';
import { Sheet } from '../drawing/sheet.mjs';
import { balloon, block, bootee } from '../parts/bootees.mjs';
import { bunting } from '../parts/bunting.mjs';
import { behindTheBar, counter } from '../parts/evening.mjs';
import { flowerpot } from '../parts/plant.mjs';

const paints = {
  cream: ['#fffdf4', '#f3dfb4', '#a8803c'],
  sage: ['#d6f0da', '#5f8f6f', '#1c4a38'],
  marigold: ['#fff0bd', '#f2a33a', '#a8501f'],
  rose: ['#ffdcd6', '#d9707a', '#7a1f3a'],
  agave: ['#c8f0e2', '#3d7a6a', '#123a30'],
};
const knot = [924, 700];
const air = [
  [1068, 250, 186, 'sage'],
  [806, 236, 176, 'cream'],
  [936, 168, 206, 'marigold'],
  [1010, 384, 190, 'rose'],
  [860, 372, 196, 'agave'],
];

/** Somebody small is expected: bootees on the bar, blocks, and a bunch of balloons. */
export function babyShower() {
  const sheet = new Sheet(1200, 800);
  const star = polygon(points('0 -26, 7 -8, 26 -8, 11 4, 16 24, 0 12, -16 24, -11 4, -26 -8, -7 -8'));
  const heart = blob(points('0 25, -16 10, -25 -6, -20 -20, -8 -21, 0 -11, 8 -21, 20 -20, 25 -6, 16 10'));
  return sheet.toSvg([
    behindTheBar(sheet, { soft: 3.4, dim: 0.46 }),
    bunting(sheet, [-20, 0], [1220, 0], { sag: 36, count: 13, size: [84, 84], seed: 27 }),
    counter(sheet, 606, { seed: 541, lit: [480, 0.4] }),
    air.map(([x, y, size, paint]) => balloon(sheet, x, y, size, { colours: paints[paint], knot })),
    flowerpot(sheet, 924, 752, 158, { light: { rim: c.amber, away: [-3, 3] }, seed: 17 }),
    block(sheet, 96, 722, 118, { paint: c.terracotta, mark: fill(star, c.terracotta) }),
    block(sheet, 244, 734, 118, { paint: c.leaf, mark: fill(heart, c.leaf) }),
    block(sheet, 164, 604, 112, {
      paint: '#a8742a',
      mark: fill(ellipse(0, 0, 22) + ellipse(0, 0, 10), '#a8742a', { 'fill-rule': 'evenodd' }),
      turn: -4,
    }),
    bootee(sheet, 574, 700, 212, { wool: '#efdcb4' }),
    bootee(sheet, 420, 756, 246, { wool: '#f6e6c4' }),
    sheet.glow(520, 560, 460, '#ffb04a', 0.2),
    sheet.finish({ vignette: 0.6 }),
  ]);
}
