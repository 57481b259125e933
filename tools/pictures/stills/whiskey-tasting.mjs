import { fill, group, stroke, times } from '../drawing/ink.mjs';
import { palette as c } from '../drawing/palette.mjs';
import { chance } from '../drawing/random.mjs';
import { ellipse, rect } from '../drawing/shapes.mjs';
import { Sheet } from '../drawing/sheet.mjs';
import { boards } from '../parts/back-bar.mjs';
import { bottle } from '../parts/bottle.mjs';
import { bunting } from '../parts/bunting.mjs';
import { dram } from '../parts/dram.mjs';
import { behindTheBar, counter } from '../parts/evening.mjs';
import { jugOfWater } from '../parts/jug.mjs';
import { lantern } from '../parts/lantern.mjs';

/** From straw to sherry, as they are poured. */
const whiskeys = [
  ['#b98a2c', '#f0cf72', '#fff0b8'],
  ['#a8701c', '#e8b347', '#ffe39a'],
  ['#9c5a16', '#dc9530', '#ffd07a'],
  ['#8a4412', '#cf7a22', '#ffbe66'],
  ['#6f2f0e', '#b85a1c', '#f79f4c'],
  ['#4f1d0c', '#963f16', '#e8803c'],
];

/** Six drams on a paddle, a jug of water, and a biscuit each. */
export function whiskeyTasting() {
  const sheet = new Sheet(1200, 800);
  return sheet.toSvg([
    behindTheBar(sheet, { soft: 3, dim: 0.34 }),
    bunting(sheet, [-20, 0], [1220, 0], { sag: 40, count: 13, size: [86, 86], seed: 41 }),
    counter(sheet, 590, { seed: 571, lit: [560, 0.4] }),
    [172, 330, 484].map((x) => fill(ellipse(x + 8, 644, 92, 13), '#050201', { opacity: 0.6, filter: sheet.blur(7) })),
    bottle(sheet, 172, 650, 420, { form: 'pot', glass: 'whiskey', level: 0.5, emblem: 2 }),
    bottle(sheet, 330, 640, 400, { form: 'whiskey', glass: 'bottleGreen', level: 0.44, emblem: 1 }),
    bottle(sheet, 484, 632, 386, { form: 'square', glass: 'rum', level: 0.5 }),
    lantern(sheet, 716, 640, 250),
    jugOfWater(sheet, 960, 664, 290),
    paddle(sheet),
    whiskeys.map((tones, i) => dram(sheet, 226 + i * 116, 720, 196, { tones })),
    biscuits(sheet, 1046, 752),
    sheet.glow(560, 420, 600, '#ffb04a', 0.24),
    sheet.finish({ vignette: 0.6 }),
  ]);
}

function paddle(sheet) {
  const wood = rect(130, 694, 770, 56, 26);
  return [
    fill(wood, '#050201', { opacity: 0.6, transform: 'translate(10 20)', filter: sheet.blur(10) }),
    fill(wood, '#2b140a', { transform: 'translate(0 14)' }),
    boards(sheet, wood, [130, 694, 770, 56], { tones: ['#8a5228', '#6b3a1c', '#4a2412'], seed: 572, lines: 50 }),
    stroke(wood, '#e0a560', 2.4, { opacity: 0.7 }),
  ];
}

/** Shortbread on a plate, its middle at x, y. */
function biscuits(sheet, x, y) {
  const random = chance(573);
  const biscuit = ([dx, dy]) => [
    fill(ellipse(dx, dy + 9, 46, 16), '#8a5a22'),
    sheet.lit(ellipse(dx, dy, 46, 16), {
      base: sheet.linear([
        [0, '#f7d998'],
        [1, '#d9a04c'],
      ]),
      rim: '#fff0c4',
      away: [2, 3],
    }),
    times(9, () => fill(ellipse(dx + random.about(0, 34), dy + random.about(0, 10), 2, 1.2), '#8a5a22')),
  ];
  return group(
    [
      fill(ellipse(6, 10, 128, 30), '#050201', { opacity: 0.6, filter: sheet.blur(8) }),
      fill(ellipse(0, 4, 122, 30), '#b8a683'),
      sheet.lit(ellipse(0, 0, 122, 29), { base: c.cream, rim: '#fffdf4', away: [0, 4] }),
      stroke(ellipse(0, 0, 106, 23), c.leaf, 3, { opacity: 0.8 }),
      [
        [-44, -4],
        [46, -6],
        [0, 4],
        [-22, -18],
        [26, -20],
        [2, -32],
      ].map(biscuit),
    ],
    { transform: `translate(${x} ${y})` },
  );
}
