import { fill, group, place, stroke, times } from '../drawing/ink.mjs';
import { palette as c } from '../drawing/palette.mjs';
import { ellipse, line, polygon, rect } from '../drawing/shapes.mjs';
import { Sheet } from '../drawing/sheet.mjs';
import { lettering } from '../marks/lettering.mjs';
import { archedWindow, boards } from '../parts/back-bar.mjs';
import { bunting } from '../parts/bunting.mjs';
import { bayAtDusk, greenWall } from '../parts/evening.mjs';
import { lantern } from '../parts/lantern.mjs';
import { pendant } from '../parts/pendant.mjs';
import { flowerpot } from '../parts/plant.mjs';
import { lamplight, roundTable, shadowOnTable } from '../parts/round-table.mjs';

/** A table under its lamp, kept for something that has no name yet. */
export function other() {
  const sheet = new Sheet(1200, 800);
  return sheet.toSvg([
    greenWall(sheet, { foot: 560 }),
    wainscot(sheet),
    archedWindow(
      sheet,
      90,
      116,
      300,
      390,
      place(bayAtDusk(sheet, { x: 600, horizon: 470, scale: 0.9, seed: 571 }), -114, 90, { scale: 0.6 }),
    ),
    archedWindow(
      sheet,
      810,
      116,
      300,
      390,
      place(bayAtDusk(sheet, { x: 30, horizon: 470, scale: 0.9, seed: 574 }), 760, 90, { scale: 0.6 }),
    ),
    bunting(sheet, [-20, -8], [1220, -8], { sag: 34, count: 13, size: [84, 84], seed: 36 }),
    pendant(sheet, 600, 236, 250, { strength: 1, reach: 2.4 }),
    chairBack(sheet, 236),
    chairBack(sheet, 964),
    table(sheet),
    lantern(sheet, 408, 690, 206),
    flowerpot(sheet, 808, 690, 118, { light: { rim: c.amber, away: [2, 2] }, seed: 18 }),
    reserved(sheet, 604, 716),
    sheet.finish({ vignette: 0.62 }),
  ]);
}

function wainscot(sheet) {
  return [
    boards(sheet, rect(0, 540, 1200, 260), [0, 540, 1200, 260], {
      tones: ['#5a3018', '#3a1d0e', '#140a05'],
      seed: 572,
    }),
    fill(rect(0, 534, 1200, 10), c.brass, { opacity: 0.7 }),
    times(8, (i) => stroke(rect(14 + i * 150, 566, 122, 220, 3), '#1c0e07', 4, { opacity: 0.8 })),
  ];
}

/** The back of a chair on the other side of the table. */
function chairBack(sheet, x) {
  const wood = { base: '#4a2614', rim: '#f3a94a', away: [x < 600 ? -4 : 4, 3] };
  return [
    [-84, 84].map((dx) => sheet.lit(rect(x + dx - 11, 430, 22, 370, 8), wood)),
    times(4, (i) => sheet.lit(rect(x - 52 + i * 30, 470, 12, 260, 5), wood)),
    sheet.lit(rect(x - 100, 418, 200, 58, 16), wood),
    stroke(
      line([
        [x - 84, 430],
        [x + 84, 430],
      ]),
      '#ffd590',
      3,
      { opacity: 0.7 },
    ),
    sheet.lit(rect(x - 92, 690, 184, 20, 4), wood),
  ];
}

function table(sheet) {
  return roundTable(sheet, [600, 742, 480, 128], {
    edge: 26,
    tones: ['#f0b468', '#a8642e', '#4a2614'],
    seed: 573,
    rim: 0.6,
    falls: [
      lamplight(sheet, ellipse(600, 710, 330, 66), '#ffe6b0', { opacity: 0.55, blur: 30 }),
      shadowOnTable(sheet, ellipse(606, 724, 130, 12), { opacity: 0.6, blur: 7 }),
    ],
  });
}

/** The card, folded, with the word in the hand that painted the sign. */
function reserved(sheet, x, y) {
  const word = lettering('Reserved', 44, { tracking: 0.03 });
  return group(
    [
      fill(
        polygon([
          [-120, 0],
          [120, 0],
          [104, -18],
          [-104, -18],
        ]),
        '#7a5a34',
      ),
      sheet.lit(
        polygon([
          [-124, 0],
          [124, 0],
          [112, -128],
          [-112, -128],
        ]),
        {
          base: sheet.linear([
            [0, '#fffaf0'],
            [1, '#e6cf9f'],
          ]),
          rim: '#ffffff',
          away: [0, 3],
        },
      ),
      stroke(
        polygon([
          [-108, -12],
          [108, -12],
          [98, -116],
          [-98, -116],
        ]),
        '#a8742a',
        2.4,
      ),
      fill(word.d, c.green, { transform: `translate(${-word.width / 2} -54)` }),
      fill(
        polygon([
          [-60, -34],
          [0, -37],
          [60, -34],
          [0, -31],
        ]),
        c.terracotta,
      ),
    ],
    { transform: `translate(${x} ${y})` },
  );
}
