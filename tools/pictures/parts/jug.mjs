import { fill, group, stroke } from '../drawing/ink.mjs';
import { curve, ellipse, points, polygon } from '../drawing/shapes.mjs';

const right = points('28 -4, 36 -16, 38 -40, 32 -62, 25 -76, 27 -96');
const left = points('-31 -98, -24 -76, -32 -62, -38 -40, -36 -16, -28 -4');

/** A jug of water in clear glass, its foot at x, y, its handle to the right. */
export function jugOfWater(sheet, x, y, tall) {
  const glass = polygon([...right, ...left]);
  const water = polygon(points('26 -6, 33.6 -17, 35.6 -40, 30.6 -58, -30.6 -58, -35.6 -40, -33.6 -17, -26 -6'));
  const handle = curve(points('30 -82, 52 -80, 58 -56, 50 -34, 37 -30'));
  return group(
    [
      fill(ellipse(4, 0, 44, 7), '#050201', { opacity: 0.6, filter: sheet.blur(3) }),
      stroke(handle, '#dfe9dc', 6, { opacity: 0.3 }),
      stroke(handle, '#fff3d2', 1.4, { opacity: 0.8, transform: 'translate(1.6 -1.6)' }),
      fill(glass, '#dfe9dc', { opacity: 0.16 }),
      fill(
        water,
        sheet.linear(
          [
            [0, '#5f8f84', 0.5],
            [0.35, '#cfe6dc', 0.26],
            [0.7, '#5f8f84', 0.4],
            [1, '#fbe3a8', 0.6],
          ],
          { to: [1, 0] },
        ),
      ),
      fill(ellipse(0, -58, 30.6, 6), '#e6f4ec', { opacity: 0.45 }),
      stroke(ellipse(0, -58, 30.6, 6), '#fffdf2', 0.9, { opacity: 0.7 }),
      fill(ellipse(-8, -54, 15, 5), '#f3cf5a', { opacity: 0.75 }),
      stroke(ellipse(-8, -54, 15, 5), '#e0a82a', 1.6, { opacity: 0.8 }),
      stroke(curve(right), '#ffd98a', 1.4, { opacity: 0.95 }),
      stroke(curve(left), '#f6e6c0', 0.9, { opacity: 0.6 }),
      stroke(curve(points('-27 -70, -31 -44, -28 -18')), '#fffdf2', 2.6, { opacity: 0.5 }),
      stroke(curve(points('-31 -98, -18 -93, 4 -92, 27 -96, 10 -100, -16 -101, -31 -98')), '#fff3d2', 1.1, {
        opacity: 0.85,
      }),
      fill(ellipse(0, -4, 28, 5), '#fbe3a8', { opacity: 0.3 }),
    ],
    { transform: `translate(${x} ${y}) scale(${tall / 100})` },
  );
}
