import { fill, stroke } from '../drawing/ink.mjs';
import { ellipse, points, polygon, rect } from '../drawing/shapes.mjs';
import { Sheet } from '../drawing/sheet.mjs';
import { boards } from '../parts/back-bar.mjs';
import { bunting } from '../parts/bunting.mjs';
import { figure, poses } from '../parts/figure.mjs';
import { guestBehind } from '../parts/guest-behind.mjs';
import { bodhran, bow, fiddle, flute, tipper } from '../parts/instruments.mjs';
import { pendant } from '../parts/pendant.mjs';
import { pint } from '../parts/pint.mjs';
import { corner, settle, stool } from '../parts/snug.mjs';

/** A session in the corner: fiddle, flute and bodhrán under one lamp, and the pints that keep them going. */
export function session() {
  const sheet = new Sheet(1600, 1067);
  return sheet.toSvg([
    corner(sheet),
    bunting(sheet, [-30, 40], [800, 30], { sag: 60, count: 10, size: [74, 66], seed: 14 }),
    bunting(sheet, [800, 30], [1630, 40], { sag: 60, count: 10, size: [66, 74], seed: 15 }),
    listeners(sheet),
    fill(
      rect(0, 0, 1600, 1067),
      sheet.radial(
        [
          [0, '#2a1408', 0],
          [1, '#050c08', 0.82],
        ],
        { centre: [800, 560], radius: 900, fixed: true },
      ),
    ),
    settle(sheet),
    sheet.glow(800, 480, 640, '#ffb04a', 0.6),
    pendant(sheet, 800, 196, 190, { strength: 1, reach: 3.4 }),
    flautist(sheet),
    fiddler(sheet),
    drummer(sheet),
    table(sheet),
    sheet.glow(800, 620, 560, '#ff9a3c', 0.2),
    guestBehind(sheet, 120, 1180, 235, {
      coat: '#0d1d19',
      hair: '#120a06',
      skin: '#3d2115',
      cut: 'bun',
      light: { rim: '#d98a3a', away: [-6, 6] },
    }),
    guestBehind(sheet, 1494, 1190, 245, {
      coat: '#1a0f0c',
      hair: '#120a06',
      skin: '#3d2115',
      light: { rim: '#d98a3a', away: [6, 6] },
    }),
    sheet.finish({ vignette: 0.66 }),
  ]);
}

function listeners(sheet) {
  const light = { rim: '#d98a3a', away: [4, 4] };
  const left = { rim: '#d98a3a', away: [-4, 4] };
  const hold = (unit, [hx, hy]) => pint(sheet, hx + unit * 2, hy + unit * 4, unit * 13);
  return [
    figure(sheet, 1380, 910, 500, {
      pose: poses.holdingPint,
      flip: true,
      light,
      holds: hold,
      look: { top: '#203c34', shade: '#16302a', legs: '#120c09', skin: '#6b3c24', hair: '#1a0f09' },
    }),
    figure(sheet, 1500, 915, 478, {
      pose: poses.toasting,
      flip: true,
      light,
      holds: hold,
      look: {
        top: '#7a3018',
        shade: '#4f1f10',
        legs: '#120c09',
        skin: '#7a4428',
        hair: '#1a0f09',
        cut: 'curls',
        skirt: true,
      },
    }),
    figure(sheet, 196, 900, 500, {
      pose: poses.holdingPint,
      light: left,
      holds: hold,
      look: { top: '#7a5a2a', shade: '#4f3a1a', legs: '#120c09', skin: '#6b3c24', hair: '#2b160c', cut: 'long' },
    }),
  ];
}

function fiddler(sheet) {
  const light = { rim: '#ffc870', away: [-6, 6] };
  const look = { top: '#1f5f48', shade: '#15422f', legs: '#27303a', skin: '#b9754b', hair: '#8a3a16', cut: 'curls' };
  const pose = {
    drop: 19,
    near: {
      arm: points('-3 -79, -5 -61, 6 -66'),
      leg: points('-2 -29, 18 -31, 17 -2'),
    },
    far: {
      arm: points('3 -79, 15 -67, 26 -80'),
      leg: points('2 -29, 20 -30, 24 -2'),
    },
    head: [3.4, -91],
  };
  const holds = (unit, [hx, hy]) =>
    fiddle(sheet, unit * 4.6, unit * (-83.5 + 19), { scale: unit * 0.25, turn: 2 }) +
    bow(hx, hy - unit, { scale: unit * 0.34, turn: -61 });
  return [stool(sheet, 352, 1040, 240), figure(sheet, 352, 1040, 900, { pose, look, light, holds })];
}

function flautist(sheet) {
  const light = { rim: '#ffd488', away: [0, 7] };
  const look = {
    top: '#8c6a2c',
    shade: '#6f5220',
    legs: '#2a2320',
    skin: '#a8643c',
    hair: '#1f130c',
    beard: '#1f130c',
  };
  const pose = {
    drop: 19,
    front: true,
    near: {
      arm: points('-8 -78, -20 -68, -20.5 -84'),
      leg: points('-4 -29, -6 -28, -6 -2'),
    },
    far: {
      arm: points('8 -78, 15 -68, -7 -83'),
      leg: points('4 -29, 6 -28, 6 -2'),
    },
    head: [0, -92],
  };
  const u = 8.6;
  const played = flute(sheet, 876 + u * 2.4, 985 + u * (19 - 88.2), { scale: u * 0.36, turn: -6 });
  const hand = (x, y) => fill(ellipse(876 + x * u, 985 + (y + 19) * u, 2.3 * u, 2.7 * u), '#a8643c');
  return [
    figure(sheet, 876, 985, 860, { pose, look, light }),
    armOver(u, light),
    played,
    hand(-9, -84.4),
    hand(-21, -82),
  ];
}

/** The arm that comes across the flautist's chest. */
function armOver(u, light) {
  const bent = points('9 -77, 14.5 -66, -7 -81').map(([x, y]) => [876 + x * u, 985 + (y + 19) * u]);
  const d = `M${bent[0].join(' ')}Q${bent[1].join(' ')} ${bent[2].join(' ')}`;
  return [
    stroke(d, '#4a3512', u * 5.8),
    stroke(d, '#8c6a2c', u * 5.1),
    stroke(d, light.rim, u * 0.6, { transform: `translate(0 ${-u * 2.2})`, opacity: 0.6 }),
  ];
}

function drummer(sheet) {
  const light = { rim: '#ffc870', away: [6, 6] };
  const look = {
    top: '#8a3319',
    shade: '#5f2210',
    legs: '#22302e',
    skin: '#8f5230',
    hair: '#140c08',
    cut: 'cap',
    beard: '#6f6256',
  };
  const pose = {
    drop: 19,
    near: {
      arm: points('-3 -79, 2 -62, 13 -63'),
      leg: points('-2 -29, 18 -31, 16 -2'),
    },
    far: {
      arm: points('3 -79, 10 -66, 12 -74'),
      leg: points('2 -29, 20 -30, 23 -2'),
    },
    head: [3, -91.5],
  };
  const holds = (unit, [hx, hy]) =>
    bodhran(sheet, unit * 13, unit * (-60 + 19), unit * 14.5, { turn: -6 }) +
    tipper(sheet, hx + unit * 0.6, hy + unit * 0.4, unit * 17, 52);
  return [stool(sheet, 1246, 1046, 240), figure(sheet, 1246, 1046, 910, { pose, look, light, holds, flip: true })];
}

function table(sheet) {
  const top = 806;
  return [
    fill(ellipse(800, 1044, 190, 26), '#050302', { opacity: 0.7, filter: sheet.blur(8) }),
    fill(
      polygon([
        [776, top],
        [824, top],
        [838, 1010],
        [900, 1046],
        [700, 1046],
        [762, 1010],
      ]),
      sheet.linear(
        [
          [0, '#2a140a'],
          [0.5, '#6b3a1c'],
          [1, '#1c0e07'],
        ],
        { to: [1, 0] },
      ),
    ),
    fill(ellipse(800, top + 16, 262, 48), '#2a140a'),
    boards(sheet, ellipse(800, top, 262, 48), [538, top - 48, 524, 96], {
      tones: ['#e8a860', '#b06a32', '#7a431f'],
      seed: 91,
      lines: 60,
    }),
    fill(ellipse(800, top - 6, 190, 26), '#ffe8b0', { opacity: 0.55, filter: sheet.blur(18) }),
    pint(sheet, 676, top + 8, 152, { round: 0.16, seed: 3 }),
    pint(sheet, 930, top + 2, 148, { drink: 'ale', round: 0.16, seed: 4 }),
    pint(sheet, 872, top + 30, 156, { round: 0.17, seed: 5 }),
    flute(sheet, 812, top + 26, { scale: 0.9, turn: 8 }),
    fill(rect(752, top - 34, 30, 34, 4), '#f7c66a', { opacity: 0.85 }),
    fill(ellipse(767, top - 22, 6, 11), '#fffbe0'),
    sheet.glow(767, top - 24, 90, '#ffc765', 0.8),
  ];
}
