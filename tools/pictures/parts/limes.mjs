import { fill, group, stroke, times } from '../drawing/ink.mjs';
import { palette as c } from '../drawing/palette.mjs';
import { chance } from '../drawing/random.mjs';
import { arc, curve, ellipse, polygon } from '../drawing/shapes.mjs';

/** Limes in a bowl of painted clay, `wide` pixels at its rim, its foot at x, y. */
export function bowlOfLimes(sheet, x, y, wide, { seed = 1, light = { rim: '#ffe2a0', away: [-2, 2] } } = {}) {
  const random = chance(seed);
  const u = wide / 100;
  const lime = (px, py) => [
    sheet.lit(ellipse(px, py, 14, 11.4), {
      base: sheet.radial(
        [
          [0, '#9cc25a'],
          [0.5, random.pick(['#5a8a34', '#4f7d33', '#6b9440'])],
          [1, '#26481f'],
        ],
        { centre: [0.66, 0.3], radius: 0.8 },
      ),
      rim: '#e6ee9a',
      away: [-1.4, 1.6],
      soft: 0.8,
    }),
    times(7, () => fill(ellipse(px + random.about(0, 9), py + random.about(0, 7), 0.7), '#20401a', { opacity: 0.28 })),
  ];
  const bowl = polygon([
    [-50, -34],
    ...arc(0, -34, 50, 9, 180, 0, 20),
    [50, -34],
    [30, -2],
    ...arc(0, -2, 30, 6, 0, 180, 10),
  ]);
  return group(
    [
      fill(ellipse(-4, 1, 44, 9), '#050201', { opacity: 0.6, filter: sheet.blur(3) }),
      fill(ellipse(0, -34, 50, 10), '#3a150a'),
      [
        [-30, -38],
        [30, -38],
        [0, -40],
        [-16, -50],
        [15, -51],
        [-1, -60],
        [-34, -30],
        [34, -30],
        [-11, -32],
        [12, -31],
      ].map(([px, py]) => lime(px, py)),
      sheet.lit(bowl, {
        base: sheet.linear([
          [0, c.clay],
          [1, '#4f1d0e'],
        ]),
        ...light,
      }),
      sheet.within(bowl, [
        stroke(curve(arc(0, -27, 50, 9, 180, 0, 20)), c.cream, 2.2),
        stroke(curve(arc(0, -12, 44, 8, 180, 0, 20)), c.cream, 1.6),
        times(11, (i) => {
          const [[px, py]] = arc(0, -19.6, 47, 8.6, 172 - i * 16.4, 172 - i * 16.4, 1);
          return fill(
            polygon([
              [px, py - 5],
              [px + 3.4, py],
              [px, py + 5],
              [px - 3.4, py],
            ]),
            i % 2 ? c.agave : c.marigold,
          );
        }),
      ]),
    ],
    { transform: `translate(${x} ${y}) scale(${u})` },
  );
}
