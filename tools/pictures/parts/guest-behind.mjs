import { fill } from '../drawing/ink.mjs';
import { blob, ellipse, limb, points, polygon, rect } from '../drawing/shapes.mjs';

/** Somebody on a stool, seen from behind against the light: shoulders `wide` pixels, the seat at x, y. Without `arms`, somebody else draws them. */
export function guestBehind(sheet, x, y, wide, { coat, hair, skin, cut = 'short', light, arms = true }) {
  const u = wide / 100;
  const put = (points) => points.map(([px, py]) => [x + px * u, y + py * u]);
  const shaded = (d, base) => sheet.lit(d, { base, ...light });
  const trunk = points(`
    -14 -150, -38 -142, -52 -122, -50 -70, -44 -20, -50 8, 0 14, 50 8, 44 -20, 50 -70, 52 -122, 38 -142,
    14 -150`);
  const locks = {
    short: blob(put(points('-25 -186, -26 -206, -14 -222, 8 -223, 24 -208, 26 -186, 18 -168, 0 -164, -18 -168'))),
    long: blob(
      put(
        points(`
    -28 -186, -28 -208, -14 -225, 10 -225, 27 -208, 29 -180, 34 -130, 24 -108, 0 -102, -24 -108,
    -34 -130`),
      ),
    ),
    bun: blob(
      put(
        points(`
    -25 -184, -25 -206, -13 -219, -14 -232, 0 -241, 14 -232, 13 -219, 25 -206, 25 -184, 16 -168, 0 -164,
    -16 -168`),
      ),
    ),
  };
  return [
    fill(rect(x - 40 * u, y + 4 * u, 80 * u, 16 * u, 8 * u), '#140a06'),
    fill(polygon(put(points('-30 18, -22 18, -32 240, -42 240'))), '#140a06'),
    fill(polygon(put(points('30 18, 22 18, 32 240, 42 240'))), '#140a06'),
    fill(
      limb(
        put([
          [-4, -160],
          [0, -146],
        ]),
        [30 * u, 36 * u],
      ),
      skin,
    ),
    arms ? shaded(limb(put(points('-46 -130, -66 -84, -40 -56')), [30 * u, 25 * u, 19 * u]), coat) : '',
    arms ? shaded(limb(put(points('46 -130, 66 -84, 40 -56')), [30 * u, 25 * u, 19 * u]), coat) : '',
    shaded(blob(put(trunk)), coat),
    fill(limb(put(points('0 -142, 2 -100, 0 -30')), [1, 4 * u, 1]), '#000', { opacity: 0.25 }),
    [-1, 1].map((side) => fill(ellipse(x + side * 25 * u, y - 190 * u, 5 * u, 8 * u), skin)).join(''),
    shaded(locks[cut], hair),
  ].join('');
}
