import { fill, place, times } from '../drawing/ink.mjs';
import { ellipse, rect } from '../drawing/shapes.mjs';
import { Sheet } from '../drawing/sheet.mjs';
import { boards } from '../parts/back-bar.mjs';
import { bunting } from '../parts/bunting.mjs';
import { fiddleAtRest } from '../parts/fiddle.mjs';
import { bodhran, bow, flute, tipper } from '../parts/instruments.mjs';
import { lantern } from '../parts/lantern.mjs';
import { pendant } from '../parts/pendant.mjs';
import { pint } from '../parts/pint.mjs';
import { corner } from '../parts/snug.mjs';

const table = 600;

/** Between two reels: the instruments in their corner, the pint within reach. */
export function fiddleAndPint() {
  const sheet = new Sheet(1200, 800);
  return sheet.toSvg([
    place(corner(sheet), -158, -60, { scale: 0.86, filter: sheet.blur(1.5) }),
    fill(rect(0, 0, 1200, 800), '#06140f', { opacity: 0.3 }),
    bunting(sheet, [-20, 8], [1220, 8], { sag: 34, count: 13, size: [84, 84], seed: 19 }),
    pendant(sheet, 760, 168, 210, { strength: 0.62, reach: 2.8 }),
    tabletop(sheet),
    fill(ellipse(330, 650, 230, 26), '#050201', { opacity: 0.6, filter: sheet.blur(12) }),
    bodhran(sheet, 262, 470, 190, { narrow: 0.88, turn: -9 }),
    lantern(sheet, 742, 650, 150),
    fiddleAtRest(sheet, 500, 716, { scale: 3.55, turn: 9 }),
    bow(330, 756, { scale: 7.8, turn: -7 }),
    tipper(sheet, 196, 742, 170, 14),
    flute(sheet, 860, 776, { scale: 4, turn: 2 }),
    pint(sheet, 968, 726, 420, { round: 0.16, seed: 34 }),
    sheet.glow(700, 480, 560, '#ffb04a', 0.14),
    sheet.finish({ vignette: 0.62 }),
  ]);
}

function tabletop(sheet) {
  return [
    boards(sheet, rect(0, table, 1200, 200), [0, table, 1200, 200], {
      tones: ['#dc9a54', '#9a5a2a', '#3d1e0f'],
      seed: 313,
      lines: 190,
    }),
    times(3, (i) => fill(rect(0, table + 34 + i * (44 + i * 14), 1200, 2 + i), '#2a1208', { opacity: 0.5 })),
    fill(rect(0, table, 1200, 4), '#ffdf9c', { opacity: 0.75 }),
    fill(ellipse(720, table + 76, 430, 60), '#ffe0a0', {
      opacity: 0.42,
      filter: sheet.blur(30),
      style: 'mix-blend-mode:screen',
    }),
  ];
}
