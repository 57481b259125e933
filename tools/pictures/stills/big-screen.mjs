import { fill, stroke } from '../drawing/ink.mjs';
import { palette as c } from '../drawing/palette.mjs';
import { curve, ellipse, limb, polygon } from '../drawing/shapes.mjs';
import { Sheet } from '../drawing/sheet.mjs';
import { bunting } from '../parts/bunting.mjs';
import { counter, greenWall } from '../parts/evening.mjs';
import { guestBehind } from '../parts/guest-behind.mjs';
import { bigScreen } from '../parts/match.mjs';
import { pendant } from '../parts/pendant.mjs';
import { pint } from '../parts/pint.mjs';

const glow = { rim: '#bdf2c4', away: [0, 5] };

/** The match in a room of your own. */
export const privateSport = () => matchDay('football');

/** Ireland at home. */
export const rugby = () => matchDay('rugby');

/** The big screen, a row of pints, and somebody who saw it coming. */
function matchDay(game) {
  const sheet = new Sheet(1200, 800);
  return sheet.toSvg([
    greenWall(sheet),
    bunting(sheet, [-20, -16], [1220, -16], { sag: 26, count: 15, size: [74, 74], seed: 28 }),
    sheet.glow(600, 270, 640, '#9fe6b0', 0.6),
    bigScreen(sheet, 280, 96, game),
    pendant(sheet, 128, 232, 148, { strength: 0.45, reach: 2.6 }),
    pendant(sheet, 1072, 232, 148, { strength: 0.45, reach: 2.6 }),
    counter(sheet, 566, { seed: 552, tones: ['#b9803f', '#7a4722', '#2b150b'], lit: [600, 0.2] }),
    fill(ellipse(600, 596, 420, 26), '#c8f5d0', {
      opacity: 0.3,
      filter: sheet.blur(16),
      style: 'mix-blend-mode:screen',
    }),
    [
      [92, 'ale'],
      [402, 'stout'],
      [516, 'lager'],
      [686, 'settling'],
      [800, 'stout'],
      [1106, 'stout'],
    ].map(([x, drink], i) => pint(sheet, x, 640 + (i % 2) * 8, 210, { drink, round: 0.14, seed: 81 + i })),
    cheer(sheet, 250, { coat: '#1f5f48', skin: '#8a5030' }),
    guestBehind(sheet, 250, 946, 168, { coat: '#1f5f48', hair: '#1b0f09', skin: '#8a5030', light: glow, arms: false }),
    guestBehind(sheet, 604, 972, 168, { coat: '#7a2b17', hair: '#3a1a0c', skin: '#8a5030', cut: 'bun', light: glow }),
    guestBehind(sheet, 958, 956, 172, { coat: '#20323c', hair: '#120b07', skin: '#70402a', cut: 'short', light: glow }),
    sheet.finish({ vignette: 0.62 }),
  ]);
}

/** Both fists in the air, and a scarf between them. */
function cheer(sheet, x, { coat, skin }) {
  const arm = (side) => [
    sheet.lit(
      limb(
        [
          [x + side * 66, 736],
          [x + side * 126, 640],
          [x + side * 116, 540],
        ],
        [46, 40, 30],
      ),
      { base: coat, ...glow },
    ),
    sheet.lit(ellipse(x + side * 114, 520, 21, 23), { base: skin, ...glow }),
  ];
  const scarf = polygon([
    [x - 128, 498],
    [x - 60, 522],
    [x, 528],
    [x + 60, 522],
    [x + 128, 498],
    [x + 130, 540],
    [x + 60, 564],
    [x, 570],
    [x - 60, 564],
    [x - 130, 540],
  ]);
  return [
    arm(-1),
    arm(1),
    sheet.lit(scarf, { base: c.leaf, ...glow }),
    sheet.within(
      scarf,
      [-104, -62, -20, 22, 64, 106].map((dx) =>
        stroke(
          curve([
            [x + dx, 490],
            [x + dx + 4, 540],
            [x + dx, 590],
          ]),
          c.cream,
          15,
        ),
      ),
    ),
    [-1, 1].map((side) =>
      [0, 1, 2, 3, 4].map((i) =>
        stroke(
          curve([
            [x + side * 130, 500 + i * 9],
            [x + side * 140, 512 + i * 9],
            [x + side * 138, 532 + i * 9],
          ]),
          c.cream,
          4,
        ),
      ),
    ),
    sheet.lit(ellipse(x - 116, 520, 19, 22), { base: skin, ...glow }),
    sheet.lit(ellipse(x + 116, 520, 19, 22), { base: skin, ...glow }),
  ];
}
