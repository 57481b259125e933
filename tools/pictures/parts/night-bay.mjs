import { fill, times } from '../drawing/ink.mjs';
import { palette as c } from '../drawing/palette.mjs';
import { chance } from '../drawing/random.mjs';
import { ellipse, limb, polygon, rect } from '../drawing/shapes.mjs';
import { panga, sloop } from './boat.mjs';
import { glint } from './glint.mjs';

/** The sky when the sun has gone, down to the horizon. */
export function nightSky(sheet, horizon) {
  const random = chance(112);
  return [
    fill(
      rect(0, 0, 1600, horizon + 2),
      sheet.linear([
        [0, '#04110f'],
        [0.4, '#0b2529'],
        [0.68, '#2b3236'],
        [0.84, '#6b3a2c'],
        [0.95, '#c8652f'],
        [1, '#f0a045'],
      ]),
    ),
    times(150, () => {
      const y = random.between(0, 1) ** 1.4 * horizon * 0.75;
      return fill(ellipse(random.between(0, 1600), y, random.between(0.6, 1.9)), c.cream, {
        opacity: random.between(0.2, 0.9) * (1 - y / horizon),
      });
    }),
    times(12, () => {
      const [x, y, long] = [random.between(0, 1600), horizon - random.between(30, 170), random.between(120, 420)];
      return fill(
        limb(
          [
            [x - long / 2, y],
            [x, y - 6],
            [x + long / 2, y + 3],
          ],
          [1, random.between(5, 14), 1],
        ),
        random.pick(['#1a2a2d', '#5a3028', '#a8502b']),
        { opacity: 0.6 },
      );
    }),
    sheet.glow(1010, horizon, 520, '#f2a33a', 0.6, 0.45),
  ];
}

/** The bay under it: the lights of the town, boats at anchor, and what the water makes of them. */
export function nightBay(sheet, horizon) {
  const random = chance(113);
  const water = rect(0, horizon, 1600, 420);
  const column = (x, colour, reach) =>
    times(22, (i) =>
      glint([x + random.about(0, 3 + i * 0.7), horizon + 5 + i * (reach / 22)], {
        long: random.between(8, 26 + i),
        thick: 2.2,
        tips: 0.4,
        colour,
        opacity: random.between(0.25, 0.75),
      }),
    );
  const shore = times(44, () => {
    const x = random.between(0, 620);
    const y = horizon - random.between(2, 36) * (1 - x / 900);
    return [
      fill(ellipse(x, y, random.between(1.2, 2.8)), random.pick(['#ffd98a', '#fff0c0', c.marigold])),
      sheet.glow(x, y, 16, c.marigold, 0.5),
    ].join('');
  });
  const light = { rim: '#c8703a', away: [-1, 2] };
  return [
    fill(
      water,
      sheet.linear([
        [0, '#c86a30'],
        [0.06, '#6b3d2c'],
        [0.2, '#1d2f30'],
        [1, '#061512'],
      ]),
    ),
    fill(
      polygon([
        [0, horizon],
        [0, horizon - 60],
        [120, horizon - 74],
        [260, horizon - 48],
        [420, horizon - 40],
        [560, horizon - 14],
        [680, horizon],
      ]),
      '#0a1a17',
    ),
    shore,
    times(150, () =>
      glint([random.between(0, 1600), horizon + 4 + random.between(0, 1) ** 1.4 * 330], {
        long: random.between(16, 110),
        thick: random.between(1, 4),
        tips: 0.4,
        colour: random.pick(['#0a2422', '#7a4228', '#14383a', '#c87236']),
        opacity: random.between(0.25, 0.6),
      }),
    ),
    [30, 118, 196, 268, 352, 420, 505].map((x) => column(x, c.amber, 150)),
    column(1010, '#ffc765', 240),
    column(1016, '#fff0c0', 130),
    sloop(sheet, 700, 508, 110, { hull: '#3a4a44', light, mast: 150 }),
    sloop(sheet, 1330, 560, 190, { hull: '#54604f', light, flip: true, mast: 150 }),
    panga(sheet, 420, 560, 130, { hull: '#5a2a1a', light }),
    [
      [700 - 7, 344],
      [1330 + 11, 276],
    ].map(([x, y]) => [sheet.glow(x, y, 22, '#ffd98a', 0.6), fill(ellipse(x, y, 2.6), '#fffbe4')]),
  ];
}
