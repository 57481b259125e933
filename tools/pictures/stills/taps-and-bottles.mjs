import { fill, stroke, times } from '../drawing/ink.mjs';
import { palette as c } from '../drawing/palette.mjs';
import { curve, ellipse, line, points, polygon } from '../drawing/shapes.mjs';
import { Sheet } from '../drawing/sheet.mjs';
import { bunting } from '../parts/bunting.mjs';
import { behindTheBar, counter } from '../parts/evening.mjs';
import { bowlOfLimes } from '../parts/limes.mjs';
import { pendant } from '../parts/pendant.mjs';
import { pint } from '../parts/pint.mjs';
import { taps } from '../parts/taps.mjs';

/** The taps from where a guest sits, and a stout that needs another minute. */
export function tapsAndBottles() {
  const sheet = new Sheet(1200, 800);
  return sheet.toSvg([
    behindTheBar(sheet),
    bunting(sheet, [-20, 4], [1220, 4], { sag: 40, count: 15, size: [74, 74], seed: 18 }),
    pendant(sheet, 130, 176, 170, { strength: 0.5 }),
    pendant(sheet, 1070, 176, 170, { strength: 0.5 }),
    counter(sheet, 640, { seed: 303 }),
    dripTray(sheet),
    taps(sheet, 540, 704, 386, { count: 5, pulled: 1 }),
    stroke(line(points('409 480, 410 530')), '#3a1c0d', 11),
    stroke(line(points('411.5 480, 412.5 530')), '#b9783a', 3, { opacity: 0.8 }),
    pint(sheet, 411, 712, 216, { drink: 'settling', round: 0.12, seed: 31 }),
    pint(sheet, 906, 752, 326, { round: 0.14, seed: 32 }),
    pint(sheet, 1070, 736, 306, { drink: 'ale', round: 0.13, seed: 33 }),
    bowlOfLimes(sheet, 128, 752, 196, { seed: 34, light: { rim: c.amber, away: [-2, 2] } }),
    sheet.glow(600, 380, 620, '#ffb04a', 0.12),
    sheet.finish({ vignette: 0.58 }),
  ]);
}

function dripTray(sheet) {
  const tray = polygon(points('300 690, 780 690, 812 726, 268 726'));
  return [
    fill(ellipse(540, 736, 300, 14), '#050201', { opacity: 0.5, filter: sheet.blur(8) }),
    fill(
      polygon(points('268 726, 812 726, 808 740, 272 740')),
      sheet.linear([
        [0, c.gilt],
        [0.4, c.brass],
        [1, '#6b4314'],
      ]),
    ),
    fill(tray, '#241508'),
    sheet.within(
      tray,
      times(46, (i) =>
        stroke(
          line([
            [306 + i * 10.4, 690],
            [270 + i * 12, 726],
          ]),
          '#b98a3c',
          3,
        ),
      ),
    ),
    stroke(tray, c.brass, 4),
    stroke(curve(points('300 689, 540 688, 780 689')), c.gilt, 2),
  ];
}
