import { fill, group, stroke, times } from '../drawing/ink.mjs';
import { palette as c } from '../drawing/palette.mjs';
import { chance } from '../drawing/random.mjs';
import { arc, blob, curve, ellipse, limb, points, polygon, rect } from '../drawing/shapes.mjs';
import { boards } from '../parts/back-bar.mjs';

/** The dark table, with the lights of the house behind it out of focus. */
export function tableTop(sheet, { seed = 1, tones = ['#143a2c', '#0d2a20', '#07160f'] } = {}) {
  const random = chance(seed);
  const { width: w, height: h } = sheet;
  return [
    fill(
      rect(0, 0, w, h),
      sheet.linear([
        [0, '#04120c'],
        [0.3, '#0a2219'],
        [1, '#06140f'],
      ]),
    ),
    times(26, () => {
      const [x, y, r] = [random.between(0, w), random.between(-20, h * 0.26), random.between(14, 46)];
      return fill(ellipse(x, y, r), random.pick([c.marigold, c.amber, c.ember, c.leaf]), {
        opacity: random.between(0.08, 0.3),
        filter: sheet.blur(5),
      });
    }),
    boards(
      sheet,
      polygon([
        [0, h * 0.34],
        [w, h * 0.34],
        [w, h],
        [0, h],
      ]),
      [0, h * 0.34, w, h * 0.66],
      { tones, seed, lines: 160 },
    ),
    [0.44, 0.57, 0.75].map((t) => fill(rect(0, h * t, w, 3 + t * 4), '#030a07', { opacity: 0.7 })),
    fill(
      rect(0, h * 0.3, w, h * 0.1),
      sheet.linear([
        [0, '#04120c'],
        [1, '#04120c', 0],
      ]),
    ),
    fill(
      rect(0, 0, w, h),
      sheet.radial(
        [
          [0, '#ffb24d', 0.4],
          [0.5, '#a8501f', 0.16],
          [1, '#a8501f', 0],
        ],
        { centre: [w * 0.36, h * 0.42], radius: w * 0.66, fixed: true },
      ),
    ),
  ];
}

/** A board of oak with a handle, seen from three-quarter above. */
export function woodenBoard(sheet, { seed = 2, turned = false } = {}) {
  const rim = turned
    ? blob(arc(600, 700, 440, 170, 0, 348, 30))
    : blob(
        points(`
    150 706, 176 600, 250 574, 600 566, 950 574, 1024 600, 1050 706, 1030 796, 940 826, 600 836, 260 826,
    170 796`),
      );
  const cast = { transform: 'translate(22 44)', filter: sheet.blur(18), opacity: 0.75 };
  const tones = ['#d99a56', '#b06d34', '#7a431f'];
  return [
    fill(rim, '#020604', cast),
    fill(rim, '#3a1c0e', { transform: 'translate(0 26)' }),
    stroke(rim, '#8a5228', 3, { transform: 'translate(0 24)', opacity: 0.5 }),
    boards(sheet, rim, [150, 540, 900, 300], { tones, seed, lines: 170 }),
    stroke(rim, '#f5c98a', 3, { opacity: 0.8 }),
    sheet.within(rim, [
      times(5, (i) =>
        stroke(
          curve([
            [150, 600 + i * 48],
            [600, 588 + i * 54],
            [1050, 604 + i * 48],
          ]),
          '#4a2412',
          2,
          { opacity: 0.5 },
        ),
      ),
    ]),
  ];
}

/** An enamel cup of fries, its foot at x, y. */
export function fries(
  sheet,
  x,
  y,
  { seed = 3, tones = ['#f3c455', '#e0a030', '#fbdf8a', '#c8842a'], cup = c.cream } = {},
) {
  const random = chance(seed);
  const chip = (i) => {
    const from = random.about(0, 60);
    const lean = from * 0.5 + random.about(0, 22);
    const long = random.between(90, 176) * (1 - Math.abs(from) / 190);
    const d = polygon([
      [from - 9, -90],
      [from + 9, -90],
      [from + lean + 9, -100 - long],
      [from + lean + 1, -106 - long],
      [from + lean - 10, -98 - long],
    ]);
    return (
      sheet.lit(d, { base: tones[i % tones.length], rim: '#fff3c4', away: [4, 1] }) +
      stroke(d, '#7a4712', 1.2, { opacity: 0.5 })
    );
  };
  const cupSide = polygon([[-82, -122], [82, -122], [64, 0], ...arc(0, 0, 64, 20, 0, 180, 10), [-64, 0]]);
  return group(
    [
      fill(ellipse(26, 8, 92, 28), '#030604', { opacity: 0.6, filter: sheet.blur(10) }),
      fill(ellipse(0, -122, 82, 26), '#2b1a10'),
      times(30, chip),
      sheet.lit(cupSide, {
        base: sheet.linear(
          [
            [0, '#fff6e0'],
            [0.5, cup],
            [1, '#8f7f62'],
          ],
          { to: [1, 0] },
        ),
        rim: '#fffdf4',
        away: [4, 2],
        soft: 2,
      }),
      stroke(curve(arc(0, -122, 82, 26, 180, 0, 14)), c.leaf, 7),
      fill(polygon(points('0 -84, 20 -56, 0 -28, -20 -56')), c.leaf, { opacity: 0.85 }),
    ],
    { transform: `translate(${x} ${y})` },
  );
}

/** A little pot of sauce. */
export function ramekin(sheet, x, y, tones = ['#e8d3a4', '#fff3d0', '#b89a5c']) {
  const side = polygon([[-74, -46], [74, -46], [62, 4], ...arc(0, 4, 62, 22, 0, 180, 10), [-62, 4]]);
  return group(
    [
      fill(ellipse(18, 12, 84, 26), '#030604', { opacity: 0.6, filter: sheet.blur(8) }),
      sheet.lit(side, {
        base: sheet.linear(
          [
            [0, '#2f6f5a'],
            [0.5, '#1a4a3a'],
            [1, '#0a2019'],
          ],
          { to: [1, 0] },
        ),
        rim: '#8fd0b0',
        away: [4, 2],
        soft: 2,
      }),
      times(9, (i) =>
        stroke(
          curve([
            [-64 + i * 16, -36],
            [-60 + i * 15, -10],
            [-56 + i * 14, 14],
          ]),
          '#07160f',
          2,
          { opacity: 0.5 },
        ),
      ),
      fill(ellipse(0, -46, 74, 25), '#dfeadf'),
      fill(ellipse(0, -45, 66, 21), tones[0]),
      stroke(curve(arc(0, -44, 40, 12, 160, 20, 10)), tones[2], 4, { opacity: 0.7 }),
      stroke(curve(arc(0, -46, 44, 13, 190, 300, 10)), tones[1], 5),
      times(7, (i) => fill(ellipse(-34 + i * 11, -46 + ((i * 7) % 13) - 6, 2.2, 1.6), '#3f6e2a')),
    ],
    { transform: `translate(${x} ${y})` },
  );
}

/** A wedge of lime or lemon, cut side up. */
export function wedge(sheet, x, y, { size = 60, turn = 0, rind = '#4f8a2f', flesh = ['#d6e68a', '#b3cf5a'] } = {}) {
  const cut = blob(
    arc(0, 0, size, size * 0.56, 180, 360, 14).concat([
      [size * 0.6, 8],
      [0, 14],
      [-size * 0.6, 8],
    ]),
  );
  return group(
    [
      fill(ellipse(8, 20, size * 1.05, size * 0.3), '#030604', { opacity: 0.5, filter: sheet.blur(6) }),
      fill(cut, rind, { transform: 'translate(3 12)' }),
      sheet.lit(cut, { base: flesh[0], rim: '#fbffd8', away: [2, 4] }),
      times(6, (i) => {
        const a = Math.PI + (Math.PI * (i + 0.5)) / 6;
        return fill(
          limb(
            [
              [0, 0],
              [Math.cos(a) * size * 0.5, Math.sin(a) * size * 0.28],
              [Math.cos(a) * size * 0.86, Math.sin(a) * size * 0.47],
            ],
            [2, size * 0.14, size * 0.16],
          ),
          flesh[1],
          { opacity: 0.85 },
        );
      }),
      stroke(curve(arc(0, 0, size, size * 0.56, 180, 360, 14)), rind, 5),
    ],
    { transform: `translate(${x} ${y}) rotate(${turn})` },
  );
}

/** Steam that rises from x, y. */
export function steam(sheet, x, y, { count = 4, high = 300, seed = 5, spread = 190 } = {}) {
  const random = chance(seed);
  return times(count, (i) => {
    const sx = x + (i - (count - 1) / 2) * (spread / count) + random.about(0, 12);
    const sway = random.between(14, 30);
    const spine = [0, 0.2, 0.4, 0.6, 0.8, 1].map((t) => [
      sx + Math.sin(t * 5 + i * 0.5) * sway * (0.4 + t) + t * 50,
      y - high * t * random.between(0.92, 1),
    ]);
    return fill(limb(spine, [10, 26, 34, 30, 22, 4]), '#fff3dc', {
      opacity: random.between(0.1, 0.17),
      filter: sheet.blur(11),
    });
  });
}

/** A few leaves, seeds and salt, as a cook drops them. */
export function scattered({ seed = 6, count = 26, tones = ['#4f8a2f', '#fbe9c0', '#120804'] } = {}) {
  const random = chance(seed);
  return times(count, () => {
    const [x, y] = [random.between(180, 1020), random.between(640, 815)];
    return fill(ellipse(x, y, random.between(2, 5), random.between(1.5, 3)), random.pick(tones), {
      opacity: 0.8,
      transform: `rotate(${random.between(0, 180).toFixed(0)} ${x.toFixed(0)} ${y.toFixed(0)})`,
    });
  });
}
