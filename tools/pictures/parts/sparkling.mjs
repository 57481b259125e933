import { fill, group, stroke, times } from '../drawing/ink.mjs';
import { chance } from '../drawing/random.mjs';
import { curve, ellipse, points, polygon } from '../drawing/shapes.mjs';

const bowl = points('2 -40, 8 -46, 13 -58, 15 -76, 14 -98');
const wine = points('2 -41, 7.4 -46.6, 12 -58.4, 13.8 -76, 13.4 -86');
const bothSides = (half) => [...half, ...half.toReversed().map(([px, py]) => [-px, py])];

/** A tall glass of something that sparkles, its foot at x, y. */
export function sparkling(sheet, x, y, tall, { seed = 1 } = {}) {
  const random = chance(seed);
  const straw = sheet.linear(
    [
      [0, '#b9822f'],
      [0.3, '#f3d07a'],
      [0.6, '#e0ab45'],
      [1, '#fff0bd'],
    ],
    { to: [1, 0] },
  );
  return group(
    [
      fill(ellipse(1, 0, 20, 3.4), '#050201', { opacity: 0.5, filter: sheet.blur(2) }),
      fill(ellipse(0, -1.4, 16, 2.8), '#dfe9dc', { opacity: 0.28 }),
      stroke(ellipse(0, -1.4, 16, 2.8), '#ffe6b0', 0.6, { opacity: 0.8 }),
      fill(polygon(points('-1 -2, 1 -2, 1.2 -40, -1.2 -40')), '#f6e6c0', { opacity: 0.5 }),
      stroke(curve(points('0.9 -3, 0.9 -40')), '#fff3cf', 0.5),
      fill(polygon(bothSides(bowl)), '#dfe9dc', { opacity: 0.16 }),
      fill(polygon(bothSides(wine)), straw, { opacity: 0.94 }),
      fill(ellipse(0, -86, 13.4, 1.8), '#fff3cf'),
      times(34, () => {
        const t = random.between(0, 1);
        return fill(ellipse(random.about(0, 2 + t * 9), -46 - t * 39, random.between(0.3, 0.8)), '#fffbe8', {
          opacity: random.between(0.5, 0.95),
        });
      }),
      stroke(curve(bowl.slice(1)), '#ffd98a', 0.8, { opacity: 0.95 }),
      stroke(curve(bowl.map(([px, py]) => [-px * 0.8, py])), '#fffdf2', 1, { opacity: 0.55 }),
      stroke(ellipse(0, -98, 14, 1.9), '#fff3d2', 0.6, { opacity: 0.8 }),
    ],
    { transform: `translate(${x} ${y}) scale(${tall / 100})` },
  );
}
