import { Sheet } from '../drawing/sheet.mjs';
import { bunting } from '../parts/bunting.mjs';
import { cake } from '../parts/cake.mjs';
import { behindTheBar, counter } from '../parts/evening.mjs';
import { bowlOfLimes } from '../parts/limes.mjs';
import { pint } from '../parts/pint.mjs';

/** A birthday at the bar: a stout cake, iced like a pint, and its candles. */
export function birthdays() {
  const sheet = new Sheet(1200, 800);
  return sheet.toSvg([
    behindTheBar(sheet, { soft: 3, dim: 0.4 }),
    bunting(sheet, [-20, 0], [1220, 0], { sag: 40, count: 13, size: [86, 86], seed: 25 }),
    counter(sheet, 606, { seed: 511 }),
    pint(sheet, 218, 706, 330, { round: 0.15, seed: 51 }),
    pint(sheet, 1002, 712, 330, { drink: 'settling', round: 0.15, seed: 52 }),
    bowlOfLimes(sheet, 1128, 772, 150, { seed: 53 }),
    cake(sheet, 600, 756, 470, { seed: 54 }),
    sheet.glow(600, 330, 520, '#ffb04a', 0.3),
    sheet.finish({ vignette: 0.62 }),
  ]);
}
