import { fries, ramekin, scattered, steam, wedge, woodenBoard } from '../dishes/beside.mjs';
import { burger } from '../dishes/burger.mjs';
import { Sheet } from '../drawing/sheet.mjs';
import { pint } from '../parts/pint.mjs';
import { supper } from '../parts/supper.mjs';

const recipe = [
  ['heel'],
  ['leaf', { seed: 321 }],
  ['patty', { seed: 322, high: 62 }],
  ['cheese', { seed: 323, drop: 66 }],
  ['bacon', { seed: 324 }],
  ['crown', { seed: 325 }],
];

/** Supper: a burger with bacon, fries, and the stout that belongs to it. */
export function burgerAndPint() {
  const sheet = new Sheet(1200, 800);
  const served = [
    woodenBoard(sheet, { seed: 326 }),
    scattered({ seed: 327 }),
    fries(sheet, 300, 660, { seed: 328 }),
    burger(sheet, 716, recipe),
    ramekin(sheet, 278, 776, ['#d9804a', '#ffc79a', '#8a3a1a']),
    wedge(sheet, 372, 800, { size: 46, turn: 12 }),
    pint(sheet, 965, 768, 430, { round: 0.26, seed: 36 }),
    steam(sheet, 590, 380, { seed: 329 }),
  ];
  return sheet.toSvg(supper(sheet, served, { seed: 330, flags: 24 }));
}
