import { fill, times } from '../drawing/ink.mjs';
import { chance } from '../drawing/random.mjs';
import { blob } from '../drawing/shapes.mjs';
import { Sheet } from '../drawing/sheet.mjs';
import { bulbs, bunting } from '../parts/bunting.mjs';
import { bayAtNight } from '../parts/evening.mjs';
import { raisedPint } from '../parts/fist.mjs';

/** A toast to whoever is not single for much longer. */
export function bachelor() {
  const sheet = new Sheet(1200, 800);
  return sheet.toSvg([
    bayAtNight(sheet, { x: 1010, soft: 1.6 }),
    bulbs(sheet, [-20, 130], [620, 84], { sag: 70, count: 9, size: 10, strength: 0.6 }),
    bulbs(sheet, [580, 84], [1220, 130], { sag: 70, count: 9, size: 10, strength: 0.6 }),
    bunting(sheet, [-20, 0], [1220, 0], { sag: 34, count: 13, size: [86, 86], seed: 26 }),
    sheet.glow(600, 330, 420, '#ffb04a', 0.5),
    raisedPint(sheet, 520, 560, 290, {
      turn: 8,
      skin: '#8f5432',
      sleeve: '#14493a',
      cuff: '#e9dcc0',
      drink: 'ale',
      seed: 61,
    }),
    raisedPint(sheet, 700, 556, 290, {
      turn: -9,
      flip: true,
      skin: '#c48a62',
      sleeve: '#6d2436',
      cuff: '#e0b95b',
      drink: 'lager',
      seed: 62,
    }),
    raisedPint(sheet, 420, 672, 340, {
      turn: 16,
      skin: '#b9754b',
      sleeve: '#e0cfa6',
      cuff: '#b9a27a',
      drink: 'stout',
      seed: 63,
    }),
    raisedPint(sheet, 794, 678, 340, {
      turn: -17,
      flip: true,
      skin: '#8a5030',
      sleeve: '#a33d1f',
      cuff: '#f6eedd',
      drink: 'stout',
      seed: 64,
    }),
    splash(),
    sheet.finish({ vignette: 0.58 }),
  ]);
}

/** What does not stay in the glasses. */
function splash() {
  const random = chance(65);
  return times(44, () => {
    const angle = random.between(-2.9, -0.25);
    const far = random.between(20, 190);
    const [x, y] = [606 + Math.cos(angle) * far, 318 + Math.sin(angle) * far * 0.9];
    const size = random.between(2, 9) * (1 - far / 300);
    const [dx, dy] = [Math.cos(angle) * size * 1.5, Math.sin(angle) * size * 1.5];
    return fill(
      blob([
        [x + dx, y + dy],
        [x - dy * 0.6, y + dx * 0.6],
        [x - dx, y - dy],
        [x + dy * 0.6, y - dx * 0.6],
      ]),
      random.pick(['#fff3d6', '#f7dfae', '#ffd98a', '#e0913c']),
      { opacity: random.between(0.6, 1) },
    );
  });
}
