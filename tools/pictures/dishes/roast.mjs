import { fill, group, stroke, times } from '../drawing/ink.mjs';
import { chance } from '../drawing/random.mjs';
import { blob, curve, ellipse, points } from '../drawing/shapes.mjs';
import { crust } from './crust.mjs';

/** A joint of beef, its cut face to the right, and three slices that lean on it; it lies on y. */
export function joint(sheet, x, y, { seed = 1 } = {}) {
  const random = chance(seed);
  const body = blob(
    points('-290 -60, -270 -170, -190 -232, -60 -250, 80 -244, 150 -214, 166 -120, 140 -24, 40 4, -150 8, -250 -8'),
  );
  const crumbs = crust(random, 240, {
    x: [-290, 160],
    y: [-250, 0],
    wide: [2, 9],
    high: [1.5, 5],
    tones: ['#1c0a05', '#b8702c', '#6b3412', '#e8b066'],
    opacity: [0.25, 0.6],
  });
  const twine = [-200, -110, -20, 70].map((dx) => {
    const loop = curve([
      [dx + 18, -246],
      [dx - 22, -150],
      [dx - 8, -40],
      [dx + 22, 6],
    ]);
    return [stroke(loop, '#1c0a05', 9, { opacity: 0.6, transform: 'translate(3 3)' }), stroke(loop, '#f0dcae', 5.5)];
  });
  return group(
    [
      fill(ellipse(20, 4, 330, 46), '#0c0502', { opacity: 0.7, filter: sheet.blur(14) }),
      sheet.lit(body, {
        base: sheet.linear([
          [0, '#a85a24'],
          [0.4, '#6b2f12'],
          [1, '#2b1008'],
        ]),
        rim: '#f3b86a',
        away: [6, 8],
        soft: 4,
      }),
      sheet.within(body, [
        crumbs,
        fill(ellipse(-120, -214, 120, 22), '#ffdca0', { opacity: 0.5, filter: sheet.blur(12) }),
        twine,
      ]),
      slice(sheet, 130, -6, { seed: seed + 1 }),
      slice(sheet, 214, 14, { seed: seed + 2, lean: 24 }),
      slice(sheet, 290, 30, { seed: seed + 3, lean: 46 }),
    ],
    { transform: `translate(${x} ${y})` },
  );
}

/** Pink in the middle, brown at its edge. */
function slice(sheet, x, y, { seed, lean = 8 }) {
  const random = chance(seed);
  const ring = (rx, ry) =>
    blob(
      Array.from({ length: 16 }, (_, i) => {
        const angle = (i / 16) * Math.PI * 2;
        return [Math.cos(angle) * (rx + random.about(0, 3)), -116 + Math.sin(angle) * (ry + random.about(0, 4))];
      }),
    );
  const meat = ring(66, 104);
  return group(
    [
      fill(ring(76, 116), '#0c0502', { opacity: 0.6, transform: 'translate(-10 6)', filter: sheet.blur(7) }),
      fill(ring(76, 116), '#4a1e0c', { transform: 'translate(-7 2)' }),
      sheet.lit(ring(74, 114), { base: '#7a3818', rim: '#f3b86a', away: [-3, 4], soft: 2 }),
      fill(
        meat,
        sheet.radial([
          [0, '#e0837a'],
          [0.55, '#c8605a'],
          [0.85, '#a5573a'],
          [1, '#8a4426'],
        ]),
      ),
      sheet.within(meat, [
        times(34, () => {
          const [px, py] = [random.between(-60, 60), random.between(-216, -16)];
          return stroke(
            curve([
              [px - 10, py + 8],
              [px, py + random.about(0, 4)],
              [px + 12, py - 8],
            ]),
            random.pick(['#f3b0a2', '#8a3428', '#f6d0c0']),
            random.between(1, 2.4),
            { opacity: 0.45 },
          );
        }),
        fill(ellipse(18, -170, 20, 34), '#ffe3d6', { opacity: 0.35, filter: sheet.blur(9) }),
      ]),
    ],
    { transform: `translate(${x} ${y}) skewX(${-lean / 2}) scale(${1 - lean / 260} 1)` },
  );
}
