import { fill, group, place, stroke, times } from '../drawing/ink.mjs';
import { palette as c } from '../drawing/palette.mjs';
import { chance } from '../drawing/random.mjs';
import { curve, ellipse, line, points, polygon, rect } from '../drawing/shapes.mjs';
import { Sheet } from '../drawing/sheet.mjs';
import { archedWindow, boards, pillar, shelves } from '../parts/back-bar.mjs';
import { bunting } from '../parts/bunting.mjs';
import { figure } from '../parts/figure.mjs';
import { guestBehind } from '../parts/guest-behind.mjs';
import { harbour } from '../parts/harbour.mjs';
import { pendant } from '../parts/pendant.mjs';
import { pint } from '../parts/pint.mjs';
import { flowerpot } from '../parts/plant.mjs';
import { taps } from '../parts/taps.mjs';

const counter = 742;

/** The bar with the last light in its window: bottles, brass, and a row of pints that settle. */
export function barAtDusk() {
  const sheet = new Sheet(1600, 1067);
  return sheet.toSvg([
    wall(sheet),
    shelves(sheet, 96, 206, 400, 420, { bottles: 7, seed: 52 }),
    shelves(sheet, 1104, 206, 400, 420, { bottles: 7, seed: 57 }),
    archedWindow(sheet, 560, 168, 480, 470, harbourOutside(sheet)),
    [66, 528, 1072, 1534].map((x) => pillar(sheet, x, 150, 46, 500)),
    cornice(sheet),
    bunting(sheet, [-20, 60], [800, 48], { sag: 58, count: 11, size: [66, 62], seed: 3 }),
    bunting(sheet, [800, 48], [1620, 60], { sag: 58, count: 11, size: [62, 66], seed: 9 }),
    publican(sheet),
    [230, 610, 990, 1370].map((x) => pendant(sheet, x, 236, 118, { strength: 0.75 })),
    bar(sheet),
    onTheBar(sheet),
    guests(sheet),
    sheet.glow(800, 470, 620, '#ffb04a', 0.28),
    sheet.finish({ vignette: 0.62 }),
  ]);
}

function wall(sheet) {
  return [
    fill(
      rect(0, 0, 1600, 1067),
      sheet.linear([
        [0, '#071a13'],
        [0.3, '#0e3828'],
        [0.62, '#0b2c20'],
        [1, '#04110c'],
      ]),
    ),
    times(40, (i) => fill(rect(i * 40, 140, 1.5, 560), '#04120c', { opacity: 0.7 })),
    boards(sheet, rect(60, 640, 1480, 110), [60, 640, 1480, 110], {
      tones: ['#5a3018', '#3a1d0e', '#1a0c06'],
      seed: 63,
    }),
    times(9, (i) => stroke(rect(84 + i * 162, 664, 138, 90, 3), '#9a6a2c', 2, { opacity: 0.6 })),
  ];
}

function harbourOutside(sheet) {
  return place(harbour(sheet, { arch: 0.78, halo: [240, 0.6] }), 170, 90, { scale: 0.78 });
}

function cornice(sheet) {
  const gilt = sheet.linear([
    [0, c.gilt],
    [0.5, c.brass],
    [1, '#7a4d18'],
  ]);
  return [
    boards(sheet, rect(0, 104, 1600, 52), [0, 104, 1600, 52], { tones: ['#7a431f', '#4a2614', '#221008'], seed: 64 }),
    fill(rect(0, 100, 1600, 6), gilt),
    fill(rect(0, 150, 1600, 5), gilt),
    times(64, (i) => fill(rect(i * 25 + 6, 128, 13, 16, 2), '#1c0e07', { opacity: 0.75 })),
  ];
}

function publican(sheet) {
  const look = {
    top: '#e9dcc0',
    shade: '#b9a27a',
    legs: c.stout,
    skin: '#b2714a',
    hair: '#5a2a14',
    beard: '#5a2a14',
    cut: 'short',
  };
  const pose = {
    near: {
      arm: points('-3 -78, 7 -68, 17 -75'),
      leg: points('-3 -48, -4 -25, -4 -2'),
    },
    far: {
      arm: points('3 -78, 7 -64, 17 -61'),
      leg: points('3 -48, 4 -25, 4 -2'),
    },
    head: [2.5, -91.5],
  };
  const light = { rim: '#ffd590', away: [-4, 5] };
  const strap = (unit, from, to) =>
    stroke(line([from, to].map(([px, py]) => [px * unit, py * unit])), '#0f3a2b', unit * 1.4);
  const apron = (unit) =>
    [strap(unit, [-6, -75], [-2, -84]), strap(unit, [5, -75], [3, -84])].join('') +
    fill(polygon(points('-7 -76, 6 -76, 8.4 -40, -8 -40').map(([px, py]) => [px * unit, py * unit])), '#0f3a2b');
  return figure(sheet, 452, 1110, 770, { pose, look, light, holds: apron });
}

function bar(sheet) {
  const top = polygon([
    [0, counter],
    [1600, counter],
    [1600, counter + 62],
    [0, counter + 62],
  ]);
  const gilt = sheet.linear([
    [0, c.gilt],
    [0.4, c.brass],
    [1, '#6b4314'],
  ]);
  const front = rect(0, counter + 84, 1600, 260);
  return [
    boards(sheet, top, [0, counter, 1600, 62], { tones: ['#e09a52', '#a05f2c', '#6f3b1a'], seed: 65, lines: 120 }),
    [230, 610, 990, 1370].map((x) =>
      fill(ellipse(x, counter + 30, 190, 20), '#ffe0a0', {
        opacity: 0.5,
        filter: sheet.blur(14),
        style: 'mix-blend-mode:screen',
      }),
    ),
    fill(
      rect(0, counter + 62, 1600, 22),
      sheet.linear([
        [0, '#f0b468'],
        [0.2, '#8a4c22'],
        [1, '#2a140a'],
      ]),
    ),
    fill(
      front,
      sheet.linear([
        [0, '#051a12'],
        [0.12, '#0f3d2c'],
        [1, '#04120c'],
      ]),
    ),
    times(8, (i) => {
      const x = 20 + i * 200;
      return [
        fill(rect(x, counter + 110, 164, 170, 3), '#0a2d20'),
        stroke(rect(x, counter + 110, 164, 170, 3), gilt, 2, { opacity: 0.75 }),
        stroke(rect(x + 10, counter + 120, 144, 150, 2), '#04120c', 3),
      ].join('');
    }),
    fill(rect(0, counter + 296, 1600, 12, 6), gilt),
  ];
}

function onTheBar(sheet) {
  const random = chance(75);
  const drinks = ['stout', 'stout', 'settling', 'stout', 'settling', 'stout'];
  const mirror = (x) =>
    fill(
      rect(x - 26, counter + 36, 52, 26),
      sheet.linear([
        [0, '#120804', 0.6],
        [1, '#120804', 0],
      ]),
    );
  const row = drinks.map((drink, i) => {
    const x = 868 + i * 72;
    return [mirror(x), pint(sheet, x, counter + 38, 172 + random.about(0, 2), { drink, round: 0.09, seed: i + 3 })];
  });
  const limes = times(9, (i) => {
    const [x, y] = [1374 + (i % 4) * 24 - Math.floor(i / 4) * -12, counter + 6 - Math.floor(i / 4) * 17];
    return sheet.lit(ellipse(x, y, 15, 12), {
      base: random.pick(['#4f7d33', '#3d6b2d', '#6b9440']),
      rim: '#d6e08a',
      away: [-2, 3],
      soft: 1,
    });
  });
  const bowl = polygon([
    [1338, counter + 2],
    [1482, counter + 2],
    [1454, counter + 42],
    [1366, counter + 42],
  ]);
  return [
    taps(sheet, 668, counter + 30, 208, { count: 5, pulled: 0 }),
    place(pint(sheet, 0, 0, 132, { drink: 'settling', round: 0.06, seed: 2 }), 562, counter + 34),
    stroke(
      line([
        [561, counter - 98],
        [561, counter - 66],
      ]),
      '#2b150b',
      5,
    ),
    row,
    limes,
    sheet.lit(bowl, {
      base: sheet.linear([
        [0, c.terracotta],
        [1, '#5a2112'],
      ]),
      rim: c.amber,
      away: [-3, 3],
    }),
    stroke(
      curve([
        [1344, counter + 12],
        [1410, counter + 17],
        [1476, counter + 12],
      ]),
      c.straw,
      3,
      { 'stroke-dasharray': '5 7' },
    ),
    flowerpot(sheet, 96, counter + 40, 92, { light: { rim: c.amber, away: [-3, 2] }, seed: 5 }),
    times(5, (i) => fill(rect(212 - (i % 2) * 3, counter + 30 - i * 6, 62, 6, 1), i % 2 ? '#c9b38c' : c.terracotta)),
  ];
}

function guests(sheet) {
  const light = { rim: '#f3a94a', away: [4, 6] };
  const right = { rim: '#f3a94a', away: [-4, 6] };
  return group([
    guestBehind(sheet, 236, 1010, 128, {
      coat: '#142a26',
      hair: '#1b0f09',
      skin: '#6b3a22',
      cut: 'short',
      light: right,
    }),
    guestBehind(sheet, 1306, 1024, 132, { coat: '#5a2012', hair: '#160c07', skin: '#6b3a22', cut: 'long', light }),
    guestBehind(sheet, 1522, 1016, 138, { coat: '#182a33', hair: '#2b160c', skin: '#70402a', cut: 'short', light }),
  ]);
}
