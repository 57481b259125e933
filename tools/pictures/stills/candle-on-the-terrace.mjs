import { fill, place, stroke } from '../drawing/ink.mjs';
import { palette as c } from '../drawing/palette.mjs';
import { ellipse, rect } from '../drawing/shapes.mjs';
import { Sheet } from '../drawing/sheet.mjs';
import { boards } from '../parts/back-bar.mjs';
import { bulbs, bunting } from '../parts/bunting.mjs';
import { figure, poses } from '../parts/figure.mjs';
import { landsEnd } from '../parts/lands-end.mjs';
import { lantern } from '../parts/lantern.mjs';
import { bowlOfLimes } from '../parts/limes.mjs';
import { nightBay, nightSky } from '../parts/night-bay.mjs';
import { pint } from '../parts/pint.mjs';
import { agave, flowerpot } from '../parts/plant.mjs';
import { lamplight, roundTable, shadowOnTable } from '../parts/round-table.mjs';

const horizon = 452;
const rail = 506;
const warm = '#ffc468';

/** Your table on the terrace: a lantern, two pints, and the Arch when the sun has gone. */
export function candleOnTheTerrace() {
  const sheet = new Sheet(1200, 800);
  const bay = [
    nightSky(sheet, horizon),
    landsEnd(sheet, { x: 1010, horizon, scale: 0.62, seed: 331, rim: '#c8703a' }),
    nightBay(sheet, horizon),
  ];
  return sheet.toSvg([
    fill(rect(0, 0, 1200, 800), '#04110f'),
    place(bay, -330, -70),
    railing(sheet),
    atTheRail(sheet),
    bulbs(sheet, [-20, 116], [620, 70], { sag: 74, count: 9, size: 10, strength: 0.6 }),
    bulbs(sheet, [580, 70], [1220, 116], { sag: 74, count: 9, size: 10, strength: 0.6 }),
    bunting(sheet, [-20, -4], [1220, -4], { sag: 36, count: 13, size: [84, 84], seed: 23 }),
    flowerpot(sheet, 62, 716, 122, { light: { rim: warm, away: [-3, 3] }, seed: 14 }),
    agave(sheet, 1154, 720, 180, { light: { rim: warm, away: [3, 3] }, seed: 6 }),
    table(sheet),
    pint(sheet, 372, 750, 322, { drink: 'ale', round: 0.18, seed: 337 }),
    pint(sheet, 836, 758, 330, { round: 0.18, seed: 338 }),
    bowlOfLimes(sheet, 1012, 760, 168, { seed: 339, light: { rim: warm, away: [2, 2] } }),
    lantern(sheet, 604, 752, 330),
    sheet.finish({ vignette: 0.6 }),
  ]);
}

function railing(sheet) {
  const timber = { base: '#1c0f08', rim: c.amber, away: [4, 0] };
  const rope = (y) => stroke(`M-20 ${y}Q140 ${y + 22} 300 ${y}T600 ${y}T900 ${y}T1220 ${y}`, '#8a6a3e', 7);
  return [
    rope(rail + 74),
    rope(rail + 146),
    [6, 300, 600, 900, 1194].map((x) => sheet.lit(rect(x - 13, rail, 26, 300), timber)),
    boards(sheet, rect(0, rail - 10, 1200, 26), [0, rail - 10, 1200, 26], {
      tones: ['#e0a056', '#6f3f1f', '#241208'],
      seed: 332,
    }),
  ];
}

function atTheRail(sheet) {
  const light = { rim: warm, away: [0, 3] };
  return [
    figure(sheet, 168, 776, 452, {
      light,
      pose: poses.holdingPint,
      holds: (unit, [hx, hy]) => pint(sheet, hx + unit * 2, hy + unit * 4, unit * 13),
      look: { top: '#20443a', shade: '#16322a', legs: '#120c09', skin: '#8a5030', hair: '#1a0f09', beard: '#1a0f09' },
    }),
    figure(sheet, 272, 776, 424, {
      light,
      pose: poses.leaning,
      flip: true,
      look: {
        top: '#8e3a22',
        shade: '#6a2a18',
        legs: '#120c09',
        skin: '#8a5030',
        hair: '#3a1a0c',
        cut: 'long',
        skirt: true,
      },
    }),
  ];
}

function table(sheet) {
  const shadow = { opacity: 0.55, blur: 9 };
  return roundTable(sheet, [610, 800, 560, 132], {
    edge: 22,
    tones: ['#d99a54', '#8a4f26', '#4a2614'],
    seed: 333,
    rim: 0.55,
    falls: [
      lamplight(sheet, ellipse(604, 760, 420, 72), '#ffdf9c', { opacity: 0.5, blur: 28 }),
      shadowOnTable(sheet, ellipse(330, 766, 120, 16), shadow),
      shadowOnTable(sheet, ellipse(890, 774, 120, 16), shadow),
    ],
  });
}
