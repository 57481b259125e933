import { fill, stroke, times } from '../drawing/ink.mjs';
import { chance } from '../drawing/random.mjs';
import { arc, blob, curve, ellipse, limb } from '../drawing/shapes.mjs';
import { cx, ring, tilt } from './round.mjs';

/** Each layer draws itself on `y`, and says last how much higher the next one lies. */
export const hearty = {
  patty: (
    sheet,
    y,
    {
      seed = 2,
      high = 58,
      crust = ['#7a4422', '#4a2413', '#24100a'],
      specks = ['#120804', '#9a5a2c', '#c48a4e'],
      reach = 226,
      rough = 5,
      pepper = 0,
    } = {},
  ) => {
    const random = chance(seed);
    const d = blob(
      [...arc(cx, y, reach, reach * tilt, 180, 0, 26), ...arc(cx, y - high, reach, reach * tilt, 0, -180, 26)].map(
        ([px, py]) => [px + random.about(0, rough), py + random.about(0, rough)],
      ),
    );
    const texture = times(210, () => {
      const [px, py] = [cx + random.between(-reach, reach), y + random.between(-high - 20, reach * tilt)];
      const s = random.between(2, 9);
      return fill(ellipse(px, py, s, s * 0.6), random.pick(specks), { opacity: random.between(0.2, 0.6) });
    });
    const corns = times(pepper, () =>
      fill(
        ellipse(cx + random.between(-reach, reach), y + random.between(-high, reach * tilt), random.between(1.5, 3.5)),
        random.odds(0.7) ? '#0a0504' : '#d8c8a8',
        { opacity: 0.9 },
      ),
    );
    const juice = times(9, () => {
      const a = random.between(0.5, 2.7);
      return stroke(
        curve(
          arc(
            cx,
            y - high * random.between(0.2, 0.9),
            reach * 0.985,
            reach * tilt * 0.985,
            (a * 180) / Math.PI,
            (a * 180) / Math.PI + 9,
            4,
          ),
        ),
        '#ffd9a0',
        3,
        { opacity: 0.5 },
      );
    });
    return [
      sheet.lit(d, {
        base: sheet.linear([
          [0, crust[0]],
          [0.45, crust[1]],
          [1, crust[2]],
        ]),
        rim: '#c8813f',
        away: [6, 6],
        soft: 3,
      }),
      sheet.within(d, [texture, corns]),
      fill(ellipse(cx, y - high, reach - 6, (reach - 6) * tilt), crust[1]),
      juice,
      high,
    ];
  },

  cheese: (sheet, y, { seed = 3, tones = ['#f7b03a', '#d97f1d', '#ffd986'], drop = 60, reach = 232 } = {}) => {
    const random = chance(seed);
    const drips = Array.from({ length: 8 }, (_, i) => ({
      at: ((i + 0.5) / 8) * Math.PI + random.about(0, 0.16),
      long: drop * random.between(0.3, 1),
      wide: random.between(0.07, 0.12),
    }));
    const hem = Array.from({ length: 61 }, (_, i) => {
      const angle = Math.PI - (i / 60) * Math.PI;
      const long = drips.reduce(
        (sum, drip) => Math.max(sum, drip.long * Math.exp(-(((angle - drip.at) / drip.wide) ** 4))),
        drop * 0.12,
      );
      return [cx + Math.cos(angle) * (reach + 3), y + Math.sin(angle) * reach * tilt + long];
    });
    const beads = drips.map(({ at, long }) => [cx + Math.cos(at) * reach, y + Math.sin(at) * reach * tilt + long]);
    const d = blob([...hem, ...arc(cx, y, reach, reach * tilt, 0, -180, 16)]);
    return [
      fill(d, '#120603', { opacity: 0.4, transform: 'translate(3 8)', filter: sheet.blur(4) }),
      sheet.lit(d, {
        base: sheet.linear([
          [0, tones[2]],
          [0.45, tones[0]],
          [1, tones[1]],
        ]),
        rim: tones[2],
        away: [4, 5],
        soft: 2,
      }),
      beads.map(([px, py]) => fill(ellipse(px - 3, py - 9, 2.6, 5), '#fff6d8', { opacity: 0.75 })),
      8,
    ];
  },

  crumbs: (sheet, y, { seed = 7, tones = ['#f3ead2', '#e2d6b8', '#c9c6ae', '#5f7d86'] } = {}) => {
    const random = chance(seed);
    return [
      times(60, () => {
        const a = random.between(-0.1, Math.PI + 0.1);
        const r = random.between(165, 226);
        const [px, py] = [cx + Math.cos(a) * r, y + Math.sin(a) * r * tilt + random.between(-8, 14)];
        const s = random.between(6, 15);
        const lump = blob(
          [0, 1, 2, 3, 4].map((i) => [
            px + Math.cos(i * 1.26) * s * random.between(0.7, 1.1),
            py + Math.sin(i * 1.26) * s * 0.75,
          ]),
        );
        return sheet.lit(lump, {
          base: random.odds(0.82) ? random.pick(tones.slice(0, 3)) : tones[3],
          rim: '#fffdf0',
          away: [2, 3],
        });
      }),
      12,
    ];
  },

  /** Fried until its edge is lace, its yolk at the front, broken. */
  egg: (sheet, y, { seed = 9, yolkAt = 1.8 } = {}) => {
    const random = chance(seed);
    const edge = ring(y + 16, 250, 0.05, 26, random);
    const white = blob(edge);
    const [px, py] = [cx + Math.cos(yolkAt) * 214, y + Math.sin(yolkAt) * 250 * tilt + 12];
    const yolk = limb(
      [
        [px + 4, py - 40],
        [px, py],
        [px + 6, py + 44],
        [px + 13, py + 76],
        [px + 12, py + 106],
      ],
      [118, 132, 84, 28, 32],
    );
    const lace = edge.map(([ex, ey]) => {
      const size = random.between(3, 8);
      return fill(ellipse(ex + random.about(0, 7), ey - 5, size, size * 0.7), '#a8642a', { opacity: 0.55 });
    });
    return [
      fill(white, '#120603', { opacity: 0.5, transform: 'translate(3 11)', filter: sheet.blur(5) }),
      fill(white, '#b87a34', { transform: 'translate(0 5)' }),
      sheet.lit(white, {
        base: sheet.linear([
          [0, '#fffdf2'],
          [0.7, '#f8eed8'],
          [1, '#e3cda2'],
        ]),
        rim: '#fffef8',
        away: [3, 4],
        soft: 2,
      }),
      sheet.within(white, lace),
      fill(yolk, '#7a3c08', { opacity: 0.35, transform: 'translate(3 6)', filter: sheet.blur(4) }),
      sheet.lit(yolk, {
        base: sheet.linear([
          [0, '#ffc93f'],
          [0.55, '#f7a51e'],
          [1, '#e8860f'],
        ]),
        rim: '#ffe78a',
        away: [4, 4],
        soft: 3,
      }),
      fill(ellipse(px - 30, py + 2, 15, 7), '#fff8d8', { opacity: 0.9 }),
      fill(ellipse(px + 8, py + 88, 3.5, 8), '#fff2b8', { opacity: 0.8 }),
      14,
    ];
  },
};
