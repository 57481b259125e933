import { steam, tableTop, woodenBoard } from '../dishes/beside.mjs';
import { joint } from '../dishes/roast.mjs';
import { carrot, gravyBoat, potato, pudding, rosemary } from '../dishes/sides.mjs';
import { group, place } from '../drawing/ink.mjs';
import { Sheet } from '../drawing/sheet.mjs';
import { bunting } from '../parts/bunting.mjs';
import { lantern } from '../parts/lantern.mjs';
import { pint } from '../parts/pint.mjs';

const potatoes = [
  [214, 756, 0.86],
  [306, 778, 1],
  [412, 788, 0.92],
  [352, 742, 0.8],
  [250, 806, 0.9],
];

/** The joint, carved; potatoes done the only way; two Yorkshire puddings, in spite of where they come from. */
export function sundayRoast() {
  const sheet = new Sheet(1200, 800);
  const dinner = [
    woodenBoard(sheet, { seed: 581 }),
    pint(sheet, 1010, 700, 360, { round: 0.26, seed: 42 }),
    pudding(sheet, 330, 640, { seed: 583, size: 0.86 }),
    pudding(sheet, 224, 680, { seed: 582, size: 0.94 }),
    place(joint(sheet, 0, 0, { seed: 584 }), 622, 712, { scale: 0.9 }),
    rosemary(470, 524, { turn: -12, long: 160 }),
    carrot(sheet, 560, 764, { turn: 7, long: 200 }),
    carrot(sheet, 590, 790, { turn: -3, long: 210 }),
    potatoes.map(([x, y, size], i) => potato(sheet, x, y, { seed: 590 + i, size })),
    gravyBoat(sheet, 940, 800),
    steam(sheet, 540, 460, { seed: 586 }),
  ];
  return sheet.toSvg([
    tableTop(sheet, { seed: 587 }),
    group(
      [
        bunting(sheet, [-20, -4], [1220, -4], { sag: 30, count: 11, size: [96, 96], seed: 43 }),
        lantern(sheet, 160, 318, 200),
      ],
      { filter: sheet.blur(2.4), opacity: 0.9 },
    ),
    place(dinner, -104, -160, { scale: 1.16 }),
    sheet.glow(300, 220, 620, '#ffb54a', 0.34),
    sheet.finish({ vignette: 0.58 }),
  ]);
}
