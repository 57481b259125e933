import { fill } from '../drawing/ink.mjs';
import { palette as c } from '../drawing/palette.mjs';
import { rect } from '../drawing/shapes.mjs';
import { Sheet } from '../drawing/sheet.mjs';
import { boards } from '../parts/back-bar.mjs';
import { bunting } from '../parts/bunting.mjs';
import { gulls, sea, sky } from '../parts/dusk.mjs';
import { landsEnd } from '../parts/lands-end.mjs';
import { pint } from '../parts/pint.mjs';
import { giltName } from './gilt-name.mjs';

const horizon = 430;
const sun = [866, 402];

/** What a link to the pub shows, 1200 by 630: the name, the Arch, and a pint. */
export function linkCard() {
  const sheet = new Sheet(1200, 630);
  const shade = sheet.linear(
    [
      [0, '#04120c', 0.92],
      [0.55, '#04120c', 0.66],
      [1, '#04120c', 0],
    ],
    { to: [1, 0] },
  );
  return sheet.toSvg([
    sky(sheet, { sun, horizon, radius: 50, seed: 401 }),
    gulls([
      [986, 190, 15],
      [1030, 214, 11],
    ]),
    sea(sheet, { sun, horizon, seed: 402 }),
    landsEnd(sheet, { x: 866, horizon, scale: 0.82, seed: 403 }),
    sheet.glow(...sun, 210, '#ffd27a', 0.5),
    fill(rect(0, 0, 860, 630), shade),
    boards(sheet, rect(0, 556, 1200, 74), [0, 556, 1200, 74], {
      tones: ['#d9954e', '#8a4c24', '#3a1d0e'],
      seed: 405,
      lines: 110,
    }),
    fill(rect(0, 552, 1200, 5), c.amber, { opacity: 0.7 }),
    pint(sheet, 1082, 606, 380, { round: 0.13, seed: 41 }),
    bunting(sheet, [-20, -8], [1220, -8], { sag: 34, count: 15, size: [72, 72], seed: 404 }),
    giltName(sheet, 346, 142, 560),
    sheet.finish({ vignette: 0.4 }),
  ]);
}
