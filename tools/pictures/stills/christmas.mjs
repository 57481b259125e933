import { steam } from '../dishes/beside.mjs';
import { Sheet } from '../drawing/sheet.mjs';
import { bulbs } from '../parts/bunting.mjs';
import { bayAtNight, counter } from '../parts/evening.mjs';
import { lantern } from '../parts/lantern.mjs';
import { pinata } from '../parts/pinata.mjs';
import { pint } from '../parts/pint.mjs';
import { mugOfPunch, poinsettia } from '../parts/punch.mjs';

/** A posada on the terrace: the star, hot punch, and a stout for those who came from further away. */
export function christmas() {
  const sheet = new Sheet(1200, 800);
  return sheet.toSvg([
    bayAtNight(sheet, { x: 900, soft: 1.6 }),
    bulbs(sheet, [-20, 20], [620, 10], { sag: 66, count: 9, size: 9, strength: 0.6 }),
    bulbs(sheet, [580, 10], [1220, 20], { sag: 66, count: 9, size: 9, strength: 0.6 }),
    counter(sheet, 610, { seed: 521, lit: [640, 0.35] }),
    pinata(sheet, 378, 318, 282, { seed: 522, turn: 8 }),
    lantern(sheet, 690, 700, 236),
    steam(sheet, 880, 600, { count: 3, high: 220, seed: 523, spread: 240 }),
    mugOfPunch(sheet, 806, 716, 150, { flip: true }),
    mugOfPunch(sheet, 962, 738, 164),
    pint(sheet, 1108, 728, 300, { round: 0.15, seed: 55 }),
    poinsettia(sheet, 560, 752, 86, { turn: 10 }),
    poinsettia(sheet, 84, 742, 104, { turn: 40 }),
    poinsettia(sheet, 226, 778, 80, { turn: 70 }),
    sheet.glow(640, 560, 520, '#ffb04a', 0.24),
    sheet.finish({ vignette: 0.58 }),
  ]);
}
