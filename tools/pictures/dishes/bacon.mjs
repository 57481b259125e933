import { fill, stroke } from '../drawing/ink.mjs';
import { chance } from '../drawing/random.mjs';
import { curve, ellipse, limb } from '../drawing/shapes.mjs';
import { cx, tilt } from './round.mjs';

/** Three rashers around the edge; it says last how much higher the next layer lies. */
export const bacon = (sheet, y, { seed = 6, reach = 224 } = {}) => {
  const random = chance(seed);
  const rasher = (from, to, down) => {
    const spine = Array.from({ length: 9 }, (_, i) => {
      const angle = from + ((to - from) * i) / 8;
      return [
        cx + Math.cos(angle) * (reach + 12),
        y + Math.sin(angle) * reach * tilt + down + (i % 2 ? 6 : -6) + random.about(0, 4),
      ];
    });
    const band = limb(
      spine,
      spine.map((_, i) => (i % 8 === 0 ? 26 : random.between(36, 46))),
    );
    const streak = (off, paint, wide, more) =>
      stroke(curve(spine.map(([px, py]) => [px, py + off + random.about(0, 2)])), paint, wide, more);
    return [
      fill(band, '#120603', { opacity: 0.5, transform: 'translate(3 9)', filter: sheet.blur(5) }),
      sheet.lit(band, { base: '#9c2f1a', rim: '#f7b184', away: [3, 4], soft: 1 }),
      sheet.within(band, [
        streak(-11, '#f3cfa2', 7, { opacity: 0.92 }),
        streak(-4, '#c8552f', 5, { opacity: 0.8 }),
        streak(4, '#f0c394', 5, { opacity: 0.85 }),
        streak(13, '#5a140c', 8, { opacity: 0.75 }),
        spine.map(([px, py]) => fill(ellipse(px - 4, py - 12, 7, 2.4), '#fff0d4', { opacity: 0.4 })),
      ]),
    ];
  };
  return [rasher(2.98, 1.86, 4), rasher(1.2, 0.14, 4), rasher(2.2, 0.9, 9), 20];
};
