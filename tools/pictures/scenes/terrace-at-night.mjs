import { camera } from '../drawing/camera.mjs';
import { fill, stroke } from '../drawing/ink.mjs';
import { palette as c } from '../drawing/palette.mjs';
import { ellipse, line, points, rect } from '../drawing/shapes.mjs';
import { Sheet } from '../drawing/sheet.mjs';
import { boards } from '../parts/back-bar.mjs';
import { bulbs, bunting } from '../parts/bunting.mjs';
import { figure, poses } from '../parts/figure.mjs';
import { landsEnd } from '../parts/lands-end.mjs';
import { nightBay, nightSky } from '../parts/night-bay.mjs';
import { pint } from '../parts/pint.mjs';
import { agave, flowerpot, palm } from '../parts/plant.mjs';
import { candle, chair, railing, roundTable, tiles } from '../parts/terrace.mjs';

const horizon = 452;
const warm = '#ffc468';

/** The terrace over the water: bulbs, candles, and the Arch in the last of the light. */
export function terraceAtNight() {
  const sheet = new Sheet(1600, 1067);
  const view = camera({ vanishing: [800, horizon], focal: 1500 });
  return sheet.toSvg([
    nightSky(sheet, horizon),
    landsEnd(sheet, { x: 1010, horizon, scale: 0.62, seed: 111, rim: '#c8703a' }),
    nightBay(sheet, horizon),
    palm(sheet, 96, 720, 560, { lean: 0.12, seed: 8, light: { rim: c.amber, away: [-3, 2] }, base: '#06140f' }),
    tiles(sheet, view, { left: -9, right: 9, near: 3.6, far: 12.4 }),
    lightOnTheFloor(sheet, view),
    railing(sheet, view, { from: -8.6, to: 8.6, at: 12.2 }),
    pergola(sheet, view),
    atTheRail(sheet, view),
    tableFor(sheet, view, { X: -2.35, d: 7.5, guests: couple }),
    tableFor(sheet, view, { X: 2.5, d: 7.1, guests: friends }),
    flowerpot(sheet, 610, 676, 74, { light: { rim: warm, away: [-3, 3] }, seed: 12 }),
    flowerpot(sheet, 1070, 690, 74, { light: { rim: warm, away: [3, 3] }, seed: 13 }),
    yourTable(sheet),
    agave(sheet, 40, 1080, 210, { light: { rim: warm, away: [-3, 3] }, seed: 4 }),
    agave(sheet, 1580, 1090, 230, { light: { rim: warm, away: [3, 3] }, seed: 9 }),
    sheet.finish({ vignette: 0.6 }),
  ]);
}

function lightOnTheFloor(sheet, view) {
  const pool = (X, d, radius) => {
    const [x, y] = view.see(X, 0, d);
    return fill(ellipse(x, y, radius, radius * 0.26), '#ffb450', {
      opacity: 0.4,
      filter: sheet.blur(34),
      style: 'mix-blend-mode:screen',
    });
  };
  return [
    fill(
      rect(0, 620, 1600, 460),
      sheet.linear([
        [0, '#04100c', 0.65],
        [0.4, '#04100c', 0.1],
        [1, '#04100c', 0.35],
      ]),
    ),
    pool(-2.35, 7.3, 420),
    pool(2.5, 7, 420),
    pool(0, 9.5, 320),
  ];
}

function pergola(sheet, view) {
  const post = (X, d) => {
    const [x, y] = view.see(X, 0, d);
    const m = view.scale(d);
    return sheet.lit(rect(x - m * 0.1, -10, m * 0.2, y + 10), {
      base: '#1c0f08',
      rim: c.amber,
      away: [X < 0 ? -3 : 3, 0],
    });
  };
  const string = (a, b, more) => bulbs(sheet, a, b, { strength: 0.62, ...more });
  return [
    [-5.2, 5.2].map((X) => post(X, 11.8)),
    string([-20, 96], [805, 36], { sag: 92, count: 10, size: 9 }),
    string([795, 36], [1620, 96], { sag: 92, count: 10, size: 9 }),
    string([138, 250], [805, 130], { sag: 60, count: 11, size: 6 }),
    string([795, 130], [1462, 250], { sag: 60, count: 11, size: 6 }),
    bunting(sheet, [-20, 30], [800, 0], { sag: 56, count: 10, size: [72, 62], seed: 21 }),
    bunting(sheet, [800, 0], [1620, 30], { sag: 56, count: 10, size: [62, 72], seed: 22 }),
  ];
}

function atTheRail(sheet, view) {
  const light = { rim: warm, away: [0, 3] };
  const stand = (X, tall, given) => {
    const [x, y] = view.see(X, 0, 11.6);
    return figure(sheet, x, y, view.scale(11.6) * tall, { light, ...given });
  };
  const glass = (unit, [hx, hy]) => pint(sheet, hx + unit * 2, hy + unit * 4, unit * 13);
  return [
    stand(-0.55, 1.78, {
      pose: poses.holdingPint,
      holds: glass,
      look: { top: '#20443a', shade: '#16322a', legs: '#120c09', skin: '#8a5030', hair: '#1a0f09' },
    }),
    stand(0.35, 1.66, {
      pose: poses.leaning,
      flip: true,
      look: {
        top: '#a8632a',
        shade: '#74421a',
        legs: '#120c09',
        skin: '#8a5030',
        hair: '#3a1a0c',
        cut: 'long',
        skirt: true,
      },
    }),
  ];
}

/** The table nearest to us, which waits. */
function yourTable(sheet) {
  const top = ellipse(800, 1046, 330, 92);
  return [
    fill(ellipse(800, 1066, 332, 94), '#160b06'),
    boards(sheet, top, [470, 954, 660, 184], { tones: ['#e0a05a', '#9a5a2a', '#4a2614'], seed: 117, lines: 90 }),
    stroke(top, '#f0b868', 2, { opacity: 0.6 }),
    pint(sheet, 676, 1024, 196, { round: 0.24, seed: 6 }),
    pint(sheet, 912, 1034, 200, { drink: 'ale', round: 0.24, seed: 7 }),
    candle(sheet, 796, 1012, 40),
  ];
}

function tableFor(sheet, view, { X, d, guests }) {
  const m = view.scale(d);
  const [x, y] = view.see(X, 0, d);
  const top = y - m * 0.76;
  return [
    guests.back(sheet, x, y, m),
    roundTable(sheet, x, y, m * 0.76, { wide: m * 0.84 }),
    candle(sheet, x, top + 2, m * 0.12),
    guests.glasses(sheet, x, top, m),
  ];
}

function seated(sheet, x, y, m, side, given) {
  const px = x - side * m * 0.74;
  return [
    chair(sheet, px, y, m * 1.72, side < 0),
    figure(sheet, px, y, m * 1.74, { light: { rim: warm, away: [-side * 3.4, 3] }, flip: side < 0, ...given }),
  ];
}

const couple = {
  back: (sheet, x, y, m) => [
    seated(sheet, x, y, m, 1, {
      pose: poses.seatedTalking,
      look: { top: '#a33d1f', shade: '#7a2b17', legs: '#a33d1f', skin: '#a5653d', hair: '#1f110a', cut: 'bun' },
    }),
    seated(sheet, x, y, m, -1, {
      pose: poses.seatedToasting,
      look: { top: '#e0cfa6', shade: '#a89468', legs: '#27343a', skin: '#8f5432', hair: '#2b160c', beard: '#2b160c' },
      holds: (unit, [hx, hy]) => pint(sheet, hx + unit * 1.6, hy + unit * 5, unit * 13),
    }),
  ],
  glasses: (sheet, x, top, m) => [pint(sheet, x - m * 0.24, top + 6, m * 0.2, { round: 0.2 })],
};

const friends = {
  back: (sheet, x, y, m) => [
    figure(sheet, x + m * 0.04, y - m * 0.3, m * 1.7, {
      pose: {
        ...poses.holdingPint,
        front: true,
        near: {
          arm: points('-8 -78, -14 -64, -6 -60'),
          leg: points('-4 -48, -4 -25, -4 -2'),
        },
        far: {
          arm: points('8 -78, 15 -66, 17 -84'),
          leg: points('4 -48, 4 -25, 4 -2'),
        },
        head: [0, -92],
      },
      light: { rim: warm, away: [0, 4] },
      look: { top: '#2b5f6a', shade: '#1d434b', legs: '#14201f', skin: '#b9754b', hair: '#7a3216', cut: 'long' },
    }),
    pint(sheet, x + m * 0.04 + m * 0.29, y - m * 0.3 - m * 1.36, m * 0.22, { drink: 'lager' }),
    seated(sheet, x, y, m, 1, {
      pose: poses.seatedToasting,
      look: { top: '#1f6b4c', shade: '#14493a', legs: '#22282c', skin: '#a5653d', hair: '#3a1a0c', cut: 'short' },
      holds: (unit, [hx, hy]) => pint(sheet, hx + unit * 1.6, hy + unit * 5, unit * 13),
    }),
    seated(sheet, x, y, m, -1, {
      pose: poses.seatedToasting,
      look: { top: '#6d2436', shade: '#4a1824', legs: '#6d2436', skin: '#8f5432', hair: '#140c08', cut: 'curls' },
      holds: (unit, [hx, hy]) => pint(sheet, hx + unit * 1.6, hy + unit * 5, unit * 13, { drink: 'ale' }),
    }),
  ],
  glasses: (sheet, x, top, m) => [
    pint(sheet, x + m * 0.26, top + 8, m * 0.2, { drink: 'settling', round: 0.2 }),
    fill(ellipse(x - m * 0.2, top + 6, m * 0.15, m * 0.035), c.cream),
    fill(ellipse(x - m * 0.2, top + 3, m * 0.1, m * 0.03), c.ember),
    stroke(
      line([
        [x - m * 0.28, top - 2],
        [x - m * 0.16, top + 2],
      ]),
      c.straw,
      4,
    ),
  ],
};
