import { fill } from '../drawing/ink.mjs';
import { palette as c } from '../drawing/palette.mjs';
import { ellipse } from '../drawing/shapes.mjs';
import { Sheet } from '../drawing/sheet.mjs';
import { bunting } from '../parts/bunting.mjs';
import { confetti, maraca, streamer } from '../parts/confetti.mjs';
import { counter, greenWall, lights } from '../parts/evening.mjs';
import { fiddleAtRest } from '../parts/fiddle.mjs';
import { pendant } from '../parts/pendant.mjs';
import { pint } from '../parts/pint.mjs';
import { sparkling } from '../parts/sparkling.mjs';

/** Whatever the reason: a fiddle, a pair of maracas, and paper in the air. */
export function celebrations() {
  const sheet = new Sheet(1200, 800);
  return sheet.toSvg([
    greenWall(sheet),
    lights(sheet, { seed: 561, count: 34 }),
    bunting(sheet, [-20, -10], [1220, -10], { sag: 44, count: 13, size: [88, 88], seed: 29 }),
    pendant(sheet, 690, 168, 200, { strength: 0.7, reach: 2.8 }),
    counter(sheet, 606, { seed: 562, lit: [640, 0.35] }),
    confetti({ seed: 563, count: 170, between: [40, 600] }),
    fill(ellipse(430, 706, 190, 24), '#050201', { opacity: 0.5, filter: sheet.blur(12) }),
    pint(sheet, 176, 700, 350, { round: 0.15, seed: 91 }),
    sparkling(sheet, 700, 690, 350, { seed: 92 }),
    sparkling(sheet, 796, 704, 350, { seed: 93 }),
    pint(sheet, 1040, 716, 350, { drink: 'ale', round: 0.15, seed: 94 }),
    fiddleAtRest(sheet, 400, 722, { scale: 3.3, turn: 12 }),
    maraca(sheet, 700, 776, 270, { turn: 66, paint: c.clay }),
    maraca(sheet, 620, 784, 250, { turn: 40, paint: c.leaf }),
    streamer(sheet, [20, 752], [330, 772], { paint: c.berry, turns: 4, reach: 34, wide: 15 }),
    streamer(sheet, [930, 778], [1190, 748], { paint: c.marigold, turns: 3, reach: 34, wide: 15 }),
    confetti({ seed: 564, count: 60, between: [630, 800] }),
    sheet.finish({ vignette: 0.6 }),
  ]);
}
