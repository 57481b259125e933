import { fill, group, place, times } from '../drawing/ink.mjs';
import { palette as c } from '../drawing/palette.mjs';
import { chance } from '../drawing/random.mjs';
import { ellipse, rect } from '../drawing/shapes.mjs';
import { archedWindow, boards, pillar, shelves } from './back-bar.mjs';
import { sea, sky } from './dusk.mjs';
import { harbour } from './harbour.mjs';
import { landsEnd } from './lands-end.mjs';
import { nightBay, nightSky } from './night-bay.mjs';

/** What stands out of focus behind a still life, on a sheet of 1200 by 800. */

/** The shelves of the back bar, and the Arch in the window between them. */
export function behindTheBar(sheet, { soft = 1.1, dim = 0.22 } = {}) {
  const bay = harbour(sheet, { arch: 0.84, halo: [260, 0.7] });
  return [
    fill(rect(0, 0, 1200, 800), '#0a2219'),
    group(
      [
        times(30, (i) => fill(rect(i * 40, 0, 1.5, 640), '#04120c', { opacity: 0.7 })),
        shelves(sheet, 14, 70, 318, 560, { rows: 3, bottles: 5, seed: 302 }),
        shelves(sheet, 868, 70, 318, 560, { rows: 3, bottles: 5, seed: 305 }),
        archedWindow(sheet, 392, 84, 416, 560, place(bay, -118, 60, { scale: 0.86 })),
        [358, 842].map((x) => pillar(sheet, x, 56, 40, 590)),
      ],
      { filter: sheet.blur(soft) },
    ),
    fill(rect(0, 0, 1200, 650), '#06180f', { opacity: dim }),
  ];
}

/** The bay with the sun under the Arch, whose middle is at x on the horizon. */
export function bayAtDusk(sheet, { x, horizon, scale = 0.8, seed = 501 }) {
  const sun = [x, horizon - 34 * scale];
  return [
    sky(sheet, { sun, horizon, radius: 56 * scale, seed }),
    sea(sheet, { sun, horizon, seed: seed + 1 }),
    landsEnd(sheet, { x, horizon, scale, seed: seed + 2 }),
    sheet.glow(...sun, 260 * scale, '#ffd27a', 0.55),
  ];
}

/** The bay when the sun has gone; the Arch stands at x. */
export function bayAtNight(sheet, { x, soft = 0 }) {
  const horizon = 452;
  return place(
    [
      nightSky(sheet, horizon),
      landsEnd(sheet, { x: 1010, horizon, scale: 0.62, seed: 331, rim: '#c8703a' }),
      nightBay(sheet, horizon),
    ],
    x - 1010,
    -70,
    { filter: soft ? sheet.blur(soft) : undefined },
  );
}

/** A wall of green panels in lamplight. */
export function greenWall(sheet, { foot = 640 } = {}) {
  return [
    fill(
      rect(0, 0, 1200, 800),
      sheet.linear([
        [0, '#071c14'],
        [0.45, '#124434'],
        [0.8, '#0a2a1f'],
        [1, '#06140f'],
      ]),
    ),
    times(16, (i) =>
      [
        fill(rect(i * 80 + 20, 0, 3, foot), '#061d15', { opacity: 0.8 }),
        fill(rect(i * 80 + 23, 0, 1.5, foot), '#2f7a5c', { opacity: 0.35 }),
      ].join(''),
    ),
  ];
}

/** The lights of the house, out of focus. */
export function lights(sheet, { seed, count = 24, between = [20, 480], size = [12, 42], tones }) {
  const random = chance(seed);
  const colours = tones ?? [c.marigold, c.amber, c.ember, c.leaf];
  return times(count, () =>
    fill(ellipse(random.between(0, 1200), random.between(...between), random.between(...size)), random.pick(colours), {
      opacity: random.between(0.1, 0.34),
      filter: sheet.blur(4),
    }),
  );
}

/** The wood that all of it stands on, from y to the lower edge, with a pool of light at `lit`. */
export function counter(sheet, y, { seed, lit = [600, 0.4], tones = ['#e8a860', '#9a5a2a', '#4a2412'] } = {}) {
  const deep = 800 - y;
  const [x, share] = lit;
  return [
    boards(sheet, rect(0, y, 1200, deep), [0, y, 1200, deep], { tones, seed, lines: Math.round(deep) }),
    fill(rect(0, y, 1200, 4), '#ffdf9c', { opacity: 0.7 }),
    fill(ellipse(x, y + deep * share, 460, deep * 0.28), '#ffdf9c', {
      opacity: 0.42,
      filter: sheet.blur(26),
      style: 'mix-blend-mode:screen',
    }),
  ];
}
