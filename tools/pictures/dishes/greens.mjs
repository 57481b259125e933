import { fill, group, stroke, times } from '../drawing/ink.mjs';
import { chance } from '../drawing/random.mjs';
import { arc, blob, curve, ellipse, limb } from '../drawing/shapes.mjs';
import { cx, ring, tilt } from './round.mjs';

/** Each layer draws itself on `y`, and says last how much higher the next one lies. */
export const greens = {
  leaf: (sheet, y, { seed = 1, tones = ['#4f8a2f', '#3a6e28', '#86b24a'] } = {}) => {
    const random = chance(seed);
    const frill = (reach, dy, base, rim) =>
      sheet.lit(blob(ring(y + dy, reach, 0.045, 44, random)), { base, rim, away: [3, 4] });
    return [
      frill(246, 12, tones[1], tones[2]),
      frill(232, 0, tones[0], tones[2]),
      times(26, () => {
        const a = random.between(0.1, 3.04);
        return stroke(
          curve([
            [cx + Math.cos(a) * 190, y + Math.sin(a) * 190 * tilt],
            [cx + Math.cos(a) * 236, y + Math.sin(a) * 236 * tilt + 8],
          ]),
          '#c3d98a',
          1.6,
          { opacity: 0.6 },
        );
      }),
      14,
    ];
  },

  rings: (_, y, { seed = 4, tones = ['#c23b6e', '#e58aa6', '#8a1f4a'] } = {}) => {
    const random = chance(seed);
    const hoops = times(20, () => {
      const a = random.between(0, Math.PI);
      const [px, py] = [cx + Math.cos(a) * random.between(150, 214), y + Math.sin(a) * 205 * tilt - 2];
      const r = random.between(22, 42);
      const hoop = ellipse(px, py, r, r * 0.42);
      return (
        stroke(hoop, tones[2], 9) +
        stroke(hoop, random.pick(tones), 6) +
        stroke(curve(arc(px, py, r, r * 0.42, 200, 290, 5)), '#ffd3df', 2, { opacity: 0.9 })
      );
    });
    return [hoops, 12];
  },

  tangle: (
    _sheet,
    y,
    {
      seed = 5,
      tones = ['#6b2f12', '#a85a20', '#d9913a', '#8a4418'],
      count = 110,
      reach = 222,
      thick = 7,
      shine = '#ffd08a',
    } = {},
  ) => {
    const random = chance(seed);
    return [
      times(count, () => {
        const a = random.between(-0.2, Math.PI + 0.2);
        const r = random.between(reach * 0.7, reach);
        const [px, py] = [cx + Math.cos(a) * r, y + Math.sin(a) * r * tilt - random.between(-8, 14)];
        const bend = random.about(0, 26);
        const thread = curve([
          [px - random.between(18, 46), py + random.about(0, 8)],
          [px, py + bend * 0.4],
          [px + random.between(18, 46), py + random.about(0, 12)],
        ]);
        return (
          stroke(thread, '#1c0a04', thick + 2, { opacity: 0.35 }) +
          stroke(thread, random.pick(tones), thick) +
          stroke(thread, shine, 1.4, { opacity: 0.5, transform: 'translate(-1 -2)' })
        );
      }),
      24,
    ];
  },

  slices: (sheet, y, { tone = ['#d3482a', '#f08a5a', '#8a2412'] } = {}) => [
    [2.5, 1.57, 0.64].map((a) => {
      const [px, py] = [cx + Math.cos(a) * 118, y + Math.sin(a) * 118 * tilt];
      return [
        fill(ellipse(px, py + 12, 112, 112 * tilt), tone[2]),
        sheet.lit(ellipse(px, py, 112, 112 * tilt), { base: tone[0], rim: tone[1], away: [3, 4] }),
      ];
    }),
    16,
  ],

  /** Strips of a pepper that was over the flame until its skin blistered; their ends hang over the edge. */
  strips: (sheet, y, { seed = 10, tones = ['#3f6e2a', '#234417', '#8fb85a'], char = '#120d08' } = {}) => {
    const random = chance(seed);
    const strip = (i) => {
      const a = 0.22 + i * 0.45 + random.about(0, 0.08);
      const at = (reach, down) => [cx + Math.cos(a) * reach, y + Math.sin(a) * reach * tilt + down];
      const d = limb([at(130, 0), at(214, 0), at(246, 16), at(248, random.between(38, 66))], [54, 60, 52, 30]);
      const blisters = times(9, () => {
        const [px, py] = at(random.between(200, 262), random.between(-8, 58));
        return fill(ellipse(px, py, random.between(4, 15), random.between(3, 9)), char, {
          opacity: random.between(0.2, 0.7),
        });
      });
      return [
        fill(d, '#0c0603', { opacity: 0.5, transform: 'translate(3 7)', filter: sheet.blur(4) }),
        sheet.lit(d, { base: random.odds(0.5) ? tones[0] : tones[1], rim: tones[2], away: [3, 4], soft: 1 }),
        sheet.within(d, blisters),
      ];
    };
    return [Array.from({ length: 7 }, (_, i) => strip(i)), 18];
  },

  /** An avocado in slices, laid like a fan. */
  fan: (sheet, y, { tones = ['#dfe58e', '#b5c95a', '#f6f4c0'], skin = '#3f5e1c' } = {}) => {
    const slice = (i) => {
      const a = 0.3 + i * 0.32;
      const [px, py] = [cx + Math.cos(a) * 176, y + Math.sin(a) * 176 * tilt];
      const turn = `rotate(${(Math.cos(a) * 16).toFixed(1)} ${px.toFixed(1)} ${py.toFixed(1)})`;
      const d = ellipse(px, py, 66, 31);
      return group(
        [
          fill(d, skin, { transform: 'translate(2 11)' }),
          sheet.lit(d, {
            base: sheet.linear([
              [0, tones[0]],
              [1, tones[1]],
            ]),
            rim: tones[2],
            away: [2, 4],
            soft: 1,
          }),
        ],
        { transform: turn },
      );
    };
    return [[0, 8, 1, 7, 2, 6, 3, 5, 4].map(slice), 22];
  },
};
