import { tableTop } from '../dishes/beside.mjs';
import { group, place } from '../drawing/ink.mjs';
import { bunting } from './bunting.mjs';
import { lantern } from './lantern.mjs';

/** What is served, on the dark table, on a sheet of 1200 by 800; the flags and a lantern of the house behind it out of focus. */
export function supper(sheet, served, { seed, flags }) {
  return [
    tableTop(sheet, { seed }),
    group(
      [
        bunting(sheet, [-20, -4], [1220, -4], { sag: 30, count: 11, size: [96, 96], seed: flags }),
        lantern(sheet, 150, 318, 200),
      ],
      { filter: sheet.blur(2.4), opacity: 0.9 },
    ),
    place(served, -110, -158, { scale: 1.16 }),
    sheet.glow(300, 220, 620, '#ffb54a', 0.34),
    sheet.finish({ vignette: 0.58 }),
  ];
}
