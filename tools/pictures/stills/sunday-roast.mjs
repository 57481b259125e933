import { steam, woodenBoard } from '../dishes/beside.mjs';
import { joint } from '../dishes/roast.mjs';
import { carrot, gravyBoat, potato, pudding, rosemary } from '../dishes/sides.mjs';
import { place } from '../drawing/ink.mjs';
import { Sheet } from '../drawing/sheet.mjs';
import { pint } from '../parts/pint.mjs';
import { supper } from '../parts/supper.mjs';

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
  const served = [
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
  return sheet.toSvg(supper(sheet, served, { seed: 587, flags: 43 }));
}
