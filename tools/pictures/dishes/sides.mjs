import { fill, group, stroke, times } from '../drawing/ink.mjs';
import { palette as c } from '../drawing/palette.mjs';
import { chance } from '../drawing/random.mjs';
import { arc, blob, curve, ellipse, limb, points, polygon } from '../drawing/shapes.mjs';
import { crust } from './crust.mjs';

/** A roast potato, crisp where it lay in the fat. */
export function potato(sheet, x, y, { seed = 1, size = 1 } = {}) {
  const random = chance(seed);
  const d = blob(
    Array.from({ length: 9 }, (_, i) => {
      const angle = (i / 9) * Math.PI * 2;
      return [Math.cos(angle) * (56 + random.about(0, 9)), -36 + Math.sin(angle) * (38 + random.about(0, 6))];
    }),
  );
  return group(
    [
      fill(ellipse(6, 0, 60, 14), '#0c0502', { opacity: 0.6, filter: sheet.blur(6) }),
      sheet.lit(d, {
        base: sheet.linear([
          [0, '#fbdc7c'],
          [0.45, '#eab044'],
          [1, '#9a5412'],
        ]),
        rim: '#fff0b4',
        away: [4, 5],
        soft: 2,
      }),
      sheet.within(d, [
        crust(random, 26, {
          x: [-60, 60],
          y: [-74, 0],
          wide: [3, 12],
          high: [2, 6],
          tones: ['#b8701f', '#fff0b8', '#c8842a', '#f7c95e'],
          opacity: [0.2, 0.5],
        }),
        stroke(d, '#8a4a10', 7, { opacity: 0.5, filter: sheet.blur(2) }),
        fill(ellipse(-18, -56, 17, 8), '#fffbe0', { opacity: 0.7, filter: sheet.blur(3) }),
      ]),
    ],
    { transform: `translate(${x} ${y}) scale(${size})` },
  );
}

const notch = (dx) =>
  curve([
    [dx, -16],
    [dx + 4, -2],
    [dx + 2, 8],
  ]);

/** A carrot glazed in butter, its thick end at x, y. */
export function carrot(sheet, x, y, { turn = 0, long = 190 } = {}) {
  const d = limb(
    [
      [0, 0],
      [long * 0.4, 3],
      [long * 0.8, 0],
      [long, -3],
    ],
    [42, 36, 20, 7],
  );
  return group(
    [
      fill(d, '#0c0502', { opacity: 0.55, transform: 'translate(4 12)', filter: sheet.blur(5) }),
      sheet.lit(d, {
        base: sheet.linear([
          [0, '#f79a3c'],
          [1, '#b8541a'],
        ]),
        rim: '#ffd9a0',
        away: [2, 5],
        soft: 2,
      }),
      sheet.within(
        d,
        times(6, (i) => stroke(notch(long * (0.1 + i * 0.14)), '#8a3a10', 2, { opacity: 0.45 })),
      ),
      stroke(
        curve([
          [6, -11],
          [long * 0.4, -8],
          [long * 0.7, -5],
        ]),
        '#fff0d0',
        4,
        { opacity: 0.65 },
      ),
      [-12, 2, 14].map((dy) => stroke(curve(points(`-14 ${dy * 0.5}, -30 ${dy}, -44 ${dy * 1.8}`)), c.leaf, 7)),
    ],
    { transform: `translate(${x} ${y}) rotate(${turn})` },
  );
}

/** A Yorkshire pudding, risen at its edge and hollow in the middle, on y. */
export function pudding(sheet, x, y, { seed = 1, size = 1 } = {}) {
  const random = chance(seed);
  const edge = Array.from({ length: 18 }, (_, i) => {
    const angle = (i / 18) * Math.PI * 2;
    return [Math.cos(angle) * (96 + random.about(0, 8)), -96 + Math.sin(angle) * 38 + random.about(0, 10)];
  });
  const side = polygon([[-94, -92], ...arc(0, -92, 94, 38, 180, 0, 10), [62, -4], ...arc(0, -6, 62, 16, 0, 180, 8)]);
  return group(
    [
      fill(ellipse(8, 0, 84, 20), '#0c0502', { opacity: 0.65, filter: sheet.blur(7) }),
      sheet.lit(side, {
        base: sheet.linear([
          [0, '#e8a848'],
          [0.6, '#b06a22'],
          [1, '#5f2f10'],
        ]),
        rim: '#ffe0a0',
        away: [5, 3],
        soft: 3,
      }),
      sheet.lit(blob(edge), {
        base: sheet.linear([
          [0, '#c8822e'],
          [1, '#f3bf5e'],
        ]),
        rim: '#fff0b4',
        away: [3, 5],
        soft: 2,
      }),
      fill(ellipse(2, -94, 62, 22), '#8a4a18', { opacity: 0.75, filter: sheet.blur(5) }),
      fill(ellipse(2, -90, 46, 14), '#4a2410'),
      stroke(curve(arc(2, -90, 32, 9, 190, 290, 8)), '#e0a560', 4, { opacity: 0.8 }),
      times(16, () =>
        fill(ellipse(random.between(-74, 74), random.between(-60, -16), random.between(3, 9), 3), '#7a4014', {
          opacity: 0.4,
        }),
      ),
    ],
    { transform: `translate(${x} ${y}) scale(${size})` },
  );
}

/** A twig of rosemary from x, y. */
export function rosemary(x, y, { turn = 0, long = 130 } = {}) {
  const needles = Array.from({ length: 17 }, (_, i) => {
    const dx = 8 + (i * (long - 8)) / 17;
    const reach = 24 * (1 - (i / 17) * 0.55);
    return [-1, 1].map((up) => {
      const needle = curve([
        [dx, 0],
        [dx + reach * 0.5, up * reach * 0.5],
        [dx + reach * 0.9, up * reach * 0.72],
      ]);
      return stroke(needle, i % 3 ? '#3d6b3a' : '#7fa05a', 4.2) + stroke(needle, '#c8dca0', 1, { opacity: 0.5 });
    });
  });
  const twig = curve([
    [0, 0],
    [long * 0.5, -3],
    [long, 0],
  ]);
  return group([stroke(twig, '#4a3416', 4), needles], { transform: `translate(${x} ${y}) rotate(${turn})` });
}

/** Gravy in a boat of white china, its foot at x, y, its spout to the left. */
export function gravyBoat(sheet, x, y) {
  const side = blob(points('-118 -104, -86 -84, 0 -78, 92 -92, 100 -60, 74 -22, 34 -6, -34 -6, -76 -30, -104 -70'));
  const handle = curve(points('88 -84, 138 -96, 146 -50, 100 -28, 76 -30'));
  const mouth = blob(points('-118 -106, -70 -112, 20 -110, 92 -94, 84 -80, 0 -76, -80 -84'));
  return group(
    [
      fill(ellipse(10, 0, 112, 22), '#0c0502', { opacity: 0.65, filter: sheet.blur(8) }),
      stroke(handle, '#8f7f62', 17),
      stroke(handle, c.cream, 12),
      fill(ellipse(0, -4, 46, 11), '#b8a683'),
      sheet.lit(side, {
        base: sheet.linear(
          [
            [0, '#fffaf0'],
            [0.5, c.cream],
            [1, '#9a8a6a'],
          ],
          { to: [1, 1] },
        ),
        rim: '#fffdf4',
        away: [4, 3],
        soft: 2,
      }),
      stroke(curve(points('-96 -62, -30 -44, 40 -46, 92 -62')), c.leaf, 4, { opacity: 0.8 }),
      fill(mouth, '#e8dcc0'),
      sheet.within(mouth, [
        fill(ellipse(-2, -88, 84, 17), '#4a2008'),
        stroke(curve(arc(-2, -90, 60, 10, 190, 300, 10)), '#d9924a', 5, { opacity: 0.8 }),
      ]),
      stroke(mouth, '#fffdf4', 3),
    ],
    { transform: `translate(${x} ${y})` },
  );
}
