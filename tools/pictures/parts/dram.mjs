import { fill, group, stroke } from '../drawing/ink.mjs';
import { curve, ellipse, points, polygon } from '../drawing/shapes.mjs';

const bowl = points('3 -22, 15 -28, 21 -42, 19 -60, 13 -78, 12 -94');
const bothSides = (half) => [...half, ...half.toReversed().map(([px, py]) => [-px, py])];

/** A tulip glass with a measure in it, its foot at x, y; `tones` from the dark side to the lit one. */
export function dram(sheet, x, y, tall, { tones = ['#8a4412', '#d98a2c', '#ffd98a'] } = {}) {
  const brim = points('3 -23, 9 -25.4, 14.6 -29.4, 18.2 -35, 20 -42, 20 -48, 19.4 -52');
  return group(
    [
      fill(ellipse(3, 0, 24, 5), '#050201', { opacity: 0.6, filter: sheet.blur(2.4) }),
      fill(ellipse(6, 3, 20, 4), tones[1], { opacity: 0.5, filter: sheet.blur(3), style: 'mix-blend-mode:screen' }),
      fill(polygon(points('-3 -24, 3 -24, 5 -10, 17 -3, -17 -3, -5 -10')), '#e6ecd8', { opacity: 0.3 }),
      fill(ellipse(0, -2.6, 17, 4), '#e6ecd8', { opacity: 0.35 }),
      stroke(ellipse(0, -2.6, 17, 4), '#ffe6b0', 0.8, { opacity: 0.85 }),
      fill(polygon(bothSides(bowl)), '#dfe9dc', { opacity: 0.13 }),
      fill(
        polygon(bothSides(brim)),
        sheet.linear(
          [
            [0, tones[0]],
            [0.35, tones[1]],
            [0.6, tones[0]],
            [1, tones[2]],
          ],
          { to: [1, 0] },
        ),
        { opacity: 0.95 },
      ),
      fill(ellipse(0, -52, 19.4, 4.2), tones[2], { opacity: 0.9 }),
      fill(ellipse(3, -52, 12, 2.4), tones[1], { opacity: 0.7 }),
      stroke(curve(bowl), '#ffd98a', 1, { opacity: 0.95 }),
      stroke(curve(bowl.map(([px, py]) => [-px * 0.78, py])), '#fffdf2', 1.6, { opacity: 0.5 }),
      stroke(curve(bowl.map(([px, py]) => [-px, py])), '#f6e6c0', 0.7, { opacity: 0.5 }),
      stroke(ellipse(0, -94, 12, 2.8), '#fff3d2', 0.9, { opacity: 0.85 }),
    ],
    { transform: `translate(${x} ${y}) scale(${tall / 100})` },
  );
}
