import { fill, stroke } from '../drawing/ink.mjs';
import { blob, curve, ellipse, points } from '../drawing/shapes.mjs';

const profile = points(`
    -0.9 0.05, -0.88 -0.55, -0.4 -1.02, 0.25 -1.02, 0.72 -0.68, 0.82 -0.2, 1.12 0.24, 0.88 0.36,
    0.9 0.62, 0.74 0.98, 0.3 1.02, -0.12 0.72, -0.55 0.7`);

const cuts = {
  short: points(`
    -0.98 0.15, -0.98 -0.6, -0.45 -1.14, 0.3 -1.14, 0.82 -0.75, 0.7 -0.5, 0.2 -0.55, 0 -0.1, -0.2 0.1,
    -0.45 0.45, -0.8 0.5`),
  curls: points(`
    -1.15 0.35, -1.3 -0.2, -1.15 -0.8, -0.65 -1.3, 0 -1.38, 0.62 -1.2, 0.95 -0.75, 0.7 -0.45, 0.2 -0.5,
    0.05 0, -0.2 0.5, -0.7 0.75`),
  long: points(`
    -1 0.1, -1.02 -0.6, -0.5 -1.18, 0.28 -1.16, 0.82 -0.72, 0.62 -0.42, 0.2 -0.4, 0.06 0.3, -0.1 1.1,
    -0.45 2.2, -1.05 2.3, -1.2 1.2`),
  bun: points(`
    -0.9 0.35, -1.15 0.1, -1.6 -0.05, -1.7 -0.5, -1.35 -0.85, -0.95 -0.75, -0.45 -1.14, 0.3 -1.12,
    0.8 -0.72, 0.62 -0.5, 0.1 -0.4, -0.2 0.1, -0.45 0.5`),
  cap: points(`
    -1.02 -0.1, -1.05 -0.62, -0.5 -1.18, 0.35 -1.16, 0.85 -0.72, 1.35 -0.5, 1.3 -0.36, 0.6 -0.42,
    -0.3 -0.22`),
};

/** A head in profile, looking right; `r` is half its height. */
export function head(sheet, x, y, r, { skin, hair, cut = 'short', beard, light, face = r > 12 }) {
  const put = (points) => points.map(([px, py]) => [x + px * r, y + py * r]);
  const at = (px, py, rx, ry) => ellipse(x + px * r, y + py * r, rx * r, ry * r);
  return [
    sheet.lit(blob(put(profile)), { base: skin, ...light }),
    beard &&
      fill(
        blob(put(points('-0.3 0.15, 0.15 0.45, 0.55 0.4, 0.92 0.48, 0.86 0.95, 0.6 1.28, 0.15 1.2, -0.35 0.75'))),
        beard,
      ),
    fill(at(-0.08, 0.14, 0.15, 0.24), skin),
    face && [
      stroke(curve(put(points('0.42 -0.3, 0.6 -0.4, 0.76 -0.3'))), hair, r * 0.09),
      stroke(curve(put(points('0.44 -0.04, 0.58 0.03, 0.7 -0.03'))), '#1c1511', r * 0.08),
      stroke(curve(put(points('0.6 0.62, 0.72 0.63, 0.86 0.56'))), '#5a2318', r * 0.09),
      fill(at(0.38, 0.36, 0.24, 0.18), '#d9603a', { opacity: 0.3 }),
    ],
    sheet.lit(blob(put(cuts[cut])), { base: hair, ...light }),
  ]
    .flat(2)
    .filter(Boolean)
    .join('');
}

/** A head that looks at us with its eyes closed, as players do. */
export function faceOn(sheet, x, y, r, { skin, hair, cut = 'short', beard, light }) {
  const put = (points) => points.map(([px, py]) => [x + px * r, y + py * r]);
  const mirrored = (points) => put([...points, ...points.map(([px, py]) => [-px, py]).reverse()]);
  const face = blob(mirrored(points('0 -1.05, 0.55 -0.9, 0.82 -0.3, 0.76 0.35, 0.5 0.85, 0.1 1.04')));
  const fringes = {
    short: points('0 -1.2, 0.62 -1.06, 0.95 -0.4, 0.86 0.05, 0.72 -0.4, 0.4 -0.68'),
    curls: points('0 -1.36, 0.5 -1.34, 1.05 -0.9, 1.25 -0.2, 1.12 0.5, 0.82 0.7, 0.78 -0.2, 0.5 -0.62'),
    long: points('0 -1.2, 0.64 -1.06, 1 -0.4, 1.1 0.8, 1.15 2, 0.75 2.1, 0.78 0.6, 0.72 -0.3, 0.2 -0.75'),
  };
  const both = (draw) => [-1, 1].map(draw);
  return [
    both((side) => fill(ellipse(x + side * 0.84 * r, y + 0.02 * r, 0.14 * r, 0.24 * r), skin)),
    sheet.lit(face, { base: skin, ...light }),
    both((side) => fill(ellipse(x + side * 0.46 * r, y + 0.3 * r, 0.24 * r, 0.17 * r), '#d9603a', { opacity: 0.28 })),
    beard && fill(blob(mirrored(points('0 0.42, 0.4 0.4, 0.78 0.1, 0.72 0.75, 0.4 1.2, 0.1 1.32'))), beard),
    both((side) => [
      stroke(
        curve(
          put([
            [side * 0.2, -0.1],
            [side * 0.38, -0.03],
            [side * 0.54, -0.12],
          ]),
        ),
        '#1c1511',
        r * 0.08,
      ),
      stroke(
        curve(
          put([
            [side * 0.16, -0.36],
            [side * 0.38, -0.44],
            [side * 0.58, -0.34],
          ]),
        ),
        hair,
        r * 0.1,
      ),
    ]),
    stroke(curve(put(points('0.02 -0.2, 0.12 0.2, -0.06 0.28'))), '#5a2318', r * 0.07, { opacity: 0.6 }),
    stroke(curve(put(points('-0.16 0.58, 0 0.62, 0.16 0.58'))), '#5a2318', r * 0.1),
    sheet.lit(blob(mirrored(fringes[cut])), { base: hair, ...light }),
  ]
    .flat(3)
    .filter(Boolean)
    .join('');
}
