import { place } from '../drawing/ink.mjs';
import { Sheet } from '../drawing/sheet.mjs';
import { pint } from '../parts/pint.mjs';
import { fries, ramekin, scattered, steam, tableTop, wedge, woodenBoard } from './beside.mjs';
import { burger } from './burger.mjs';
import { mugOfTea } from './mug.mjs';

function plate({ recipe, board = {}, seed, behind = () => [], before = () => [], crumbs = {} }) {
  const sheet = new Sheet(1200, 900);
  const served = [
    woodenBoard(sheet, { seed, ...board }),
    scattered({ seed, ...crumbs }),
    behind(sheet),
    `<ellipse cx="650" cy="722" rx="270" ry="84" fill="#1c0a04" opacity=".7" filter="${sheet.blur(16)}"/>`,
    burger(sheet, 712, recipe),
    before(sheet),
    steam(sheet, 590, 350, { seed }),
  ];
  return sheet.toSvg([
    tableTop(sheet, { seed }),
    place(served, -150, -148, { scale: 1.25 }),
    sheet.glow(300, 250, 620, '#ffb54a', 0.3),
    sheet.finish({ vignette: 0.6 }),
  ]);
}

const sauce = { drop: 34, tones: ['#f0c48a', '#c98a4a', '#ffe6bd'], reach: 216 };

export const theWildRover = () =>
  plate({
    seed: 201,
    recipe: [
      ['heel'],
      ['cheese', { ...sauce, seed: 41 }],
      ['leaf', { seed: 12 }],
      ['patty', { seed: 13, high: 44 }],
      ['cheese', { seed: 14, drop: 50 }],
      ['patty', { seed: 15, high: 42 }],
      ['cheese', { seed: 16, drop: 64 }],
      ['rings', { seed: 17 }],
      ['crown', { seed: 18 }],
    ],
    behind: (sheet) => [fries(sheet, 236, 690, { seed: 21 })],
    before: (sheet) => [ramekin(sheet, 930, 770, ['#d9804a', '#ffc79a', '#8a3a1a'])],
  });

export const blackAndBlue = () =>
  plate({
    seed: 202,
    board: { turned: true },
    recipe: [
      ['heel'],
      [
        'tangle',
        { seed: 22, tones: ['#3d0f1c', '#6d1f33', '#8a2f45', '#2b0a12'], shine: '#e58aa6', thick: 8, count: 80 },
      ],
      [
        'patty',
        {
          seed: 23,
          high: 76,
          crust: ['#3f2417', '#1f100a', '#0c0503'],
          specks: ['#050202', '#5a3520', '#0a0504'],
          pepper: 220,
        },
      ],
      ['cheese', { seed: 24, drop: 70, tones: ['#efe6cb', '#c3bd9f', '#fffbe8'] }],
      ['crumbs', { seed: 25 }],
      [
        'crown',
        { seed: 26, tones: ['#c98a45', '#8a4a1e', '#4a210c'], seeds: 60, seedTone: ['#1a0f0a', '#2b1a10', '#fbe9c0'] },
      ],
    ],
    behind: (sheet) => [pint(sheet, 985, 640, 330, { round: 0.26, seed: 8 })],
    before: (sheet) => [ramekin(sheet, 268, 772, ['#5a1726', '#b04a62', '#2b0a12'])],
    crumbs: { tones: ['#120804', '#e2d6b8', '#5f7d86'] },
  });

export const stoutAndOnion = () =>
  plate({
    seed: 203,
    recipe: [
      ['heel'],
      ['leaf', { seed: 31, tones: ['#5f7a2c', '#40591f', '#a8b85a'] }],
      ['patty', { seed: 32, high: 70 }],
      ['cheese', { seed: 33, drop: 84, tones: ['#f6e3b0', '#d9b56a', '#fff6d8'] }],
      ['tangle', { seed: 34, count: 150 }],
      ['tangle', { seed: 35, count: 90, reach: 206 }],
      ['crown', { seed: 36, tones: ['#e0a052', '#a85c20', '#5f2c0e'], seeds: 0 }],
    ],
    behind: (sheet) => [pint(sheet, 232, 660, 360, { round: 0.26, seed: 9 })],
    before: (sheet) => [ramekin(sheet, 948, 772, ['#4a2412', '#c48a4e', '#1c0a04'])],
  });

export const chickenBreast = () =>
  plate({
    seed: 204,
    board: { turned: true },
    recipe: [
      ['heel'],
      ['cheese', { seed: 41, drop: 40, tones: ['#e8824a', '#b8501f', '#ffc79a'], reach: 214 }],
      [
        'patty',
        {
          seed: 42,
          high: 84,
          reach: 252,
          rough: 15,
          crust: ['#f3b850', '#c97a24', '#8a4412'],
          specks: ['#fbdf8a', '#a85a1a', '#ffeab0', '#7a3c10'],
        },
      ],
      [
        'tangle',
        { seed: 43, tones: ['#e4efb8', '#b7d47a', '#8a4f86', '#f6f3da'], shine: '#ffffff', thick: 6, count: 140 },
      ],
      ['crown', { seed: 44, tones: ['#f7cf86', '#d28a3a', '#8a4a1a'] }],
    ],
    behind: (sheet) => [fries(sheet, 966, 676, { seed: 45, tones: ['#e8813a', '#c8602a', '#f3a35a', '#a84a1c'] })],
    before: (sheet) => [
      wedge(sheet, 262, 770, { size: 74, turn: -10 }),
      wedge(sheet, 330, 802, { size: 62, turn: 14 }),
    ],
  });

export const smokedMarlin = () =>
  plate({
    seed: 205,
    recipe: [
      ['heel'],
      ['tangle', { seed: 51, tones: ['#d6e6b0', '#eef3d4', '#a8c878'], shine: '#ffffff', thick: 7, count: 100 }],
      [
        'patty',
        {
          seed: 52,
          high: 66,
          crust: ['#e8b88a', '#c48456', '#7a4628'],
          specks: ['#5a2a14', '#f3d3ae', '#a86238'],
          reach: 234,
        },
      ],
      ['cheese', { seed: 53, drop: 58, tones: ['#f4f0dc', '#cfcba8', '#ffffff'], reach: 220 }],
      ['slices', { tone: ['#7a9a3a', '#c3d98a', '#3f5e1c'] }],
      ['leaf', { seed: 54 }],
      ['crown', { seed: 55, tones: ['#f6d79a', '#d09a4c', '#8a5220'], seeds: 50, seedTone: ['#1a0f0a', '#fbe9c0'] }],
    ],
    behind: (sheet) => [pint(sheet, 970, 640, 320, { drink: 'lager', round: 0.26, seed: 10 })],
    before: (sheet) => [wedge(sheet, 268, 776, { size: 78, turn: -8, rind: '#e0a82a', flesh: ['#fbeaa0', '#f3cf5a'] })],
    crumbs: { tones: ['#4f8a2f', '#3f6e2a', '#86b24a'], count: 40 },
  });

export const theFullIrish = () =>
  plate({
    seed: 206,
    board: { turned: true },
    recipe: [
      ['heel'],
      [
        'patty',
        {
          seed: 61,
          high: 42,
          reach: 220,
          crust: ['#2b1512', '#170a09', '#0a0404'],
          specks: ['#e2d3b0', '#4a2a22', '#f0e4c8', '#050202'],
        },
      ],
      ['patty', { seed: 62, high: 60 }],
      ['egg', { seed: 63 }],
      ['crown', { seed: 64, tones: ['#efb766', '#bd6f27', '#6f3512'], seeds: 0 }],
    ],
    behind: (sheet) => [mugOfTea(sheet, 912, 640)],
    before: (sheet) => [ramekin(sheet, 270, 772, ['#3a1a0c', '#a86a3a', '#180a04'])],
  });

export const theLongWayHome = () =>
  plate({
    seed: 207,
    recipe: [
      ['heel'],
      ['cheese', { seed: 71, drop: 46, tones: ['#c8391f', '#8f2412', '#f08a5a'], reach: 216 }],
      ['patty', { seed: 72, high: 64 }],
      ['cheese', { seed: 73, drop: 78, tones: ['#fbe6a4', '#e8bf62', '#fff6d0'] }],
      ['fan'],
      ['strips', { seed: 74 }],
      ['crown', { seed: 75, tones: ['#f0bd70', '#c27630', '#743814'], seeds: 70 }],
    ],
    behind: (sheet) => [pint(sheet, 976, 640, 320, { drink: 'ale', round: 0.26, seed: 11 })],
    before: (sheet) => [ramekin(sheet, 270, 772, ['#c8391f', '#ff9a6a', '#6f180a'])],
    crumbs: { tones: ['#4f8a2f', '#c8391f', '#fbe9c0'] },
  });

export const theQuietField = () =>
  plate({
    seed: 208,
    board: { turned: true },
    recipe: [
      ['heel'],
      ['leaf', { seed: 81, tones: ['#5f8a3a', '#456b2a', '#a8c868'] }],
      [
        'patty',
        {
          seed: 82,
          high: 72,
          reach: 232,
          rough: 12,
          crust: ['#6b4030', '#40251e', '#201110'],
          specks: ['#160b0c', '#2b1418', '#d9b88a', '#8a5a3a', '#e8d3a4'],
        },
      ],
      ['crumbs', { seed: 83, tones: ['#a8c24a', '#86a436', '#c9d97a', '#e6f0b0'] }],
      ['crumbs', { seed: 84, tones: ['#fffdf4', '#f6efdc', '#e8dfc4', '#ffffff'] }],
      [
        'crown',
        { seed: 85, tones: ['#d9a05a', '#9a5c28', '#553014'], seeds: 110, seedTone: ['#e8cf94', '#fbe9c0', '#8a5a2a'] },
      ],
    ],
    behind: (sheet) => [fries(sheet, 240, 684, { seed: 86 })],
    before: (sheet) => [ramekin(sheet, 944, 772, ['#86a436', '#d3e68a', '#4f6a1c'])],
    crumbs: { tones: ['#86a436', '#f6efdc', '#2b1418'] },
  });
