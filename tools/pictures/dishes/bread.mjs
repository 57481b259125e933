import { fill, times } from '../drawing/ink.mjs';
import { chance } from '../drawing/random.mjs';
import { arc, blob, ellipse } from '../drawing/shapes.mjs';
import { cx, cylinder, tilt } from './round.mjs';

/** Each layer draws itself on `y`, and says last how much higher the next one lies. */
export const bread = {
  heel: (sheet, y) => [
    fill(ellipse(cx, y, 214, 214 * tilt), '#3a1a08', { opacity: 0.6 }),
    sheet.lit(cylinder(y, 212, 46), {
      base: sheet.linear([
        [0, '#e8b066'],
        [0.5, '#b8702c'],
        [1, '#6b3412'],
      ]),
      rim: '#ffdc9a',
      away: [6, 5],
      soft: 4,
    }),
    fill(ellipse(cx, y - 46, 210, 210 * tilt), '#f3d9a4'),
    46,
  ],

  crown: (
    sheet,
    y,
    { seed = 8, tones = ['#f3c272', '#c67a2e', '#7a3c14'], seeds = 90, seedTone = ['#fbe9c0', '#e8cf94'] } = {},
  ) => {
    const random = chance(seed);
    const high = 176;
    const dome = blob([...arc(cx, y, 222, 222 * tilt, 176, 4, 18), ...arc(cx, y - 6, 226, high, -6, -174, 26)]);
    const sown = times(seeds, () => {
      const a = random.between(0, Math.PI);
      const r = Math.sqrt(random.between(0, 1)) * 0.94;
      const [px, py] = [cx + Math.cos(a * 2) * 200 * r, y - 84 + Math.sin(a * 2) * 86 * r];
      const turn = random.between(-60, 60);
      const grain = ellipse(0, 0, 7.6, 4.2);
      return `<g transform="translate(${px.toFixed(1)} ${py.toFixed(1)}) rotate(${turn.toFixed(0)})">${fill(grain, '#4a220c', { opacity: 0.5, transform: 'translate(2 3)' })}${fill(grain, random.pick(seedTone))}</g>`;
    });
    const shine = sheet.radial(
      [
        [0, '#fff3d0', 0.95],
        [0.35, tones[0], 0.75],
        [0.75, tones[1], 0.1],
        [1, tones[2], 0],
      ],
      { centre: [0.34, 0.26], radius: 0.6 },
    );
    return [
      fill(ellipse(cx, y + 8, 220, 220 * tilt), '#1c0a04', { opacity: 0.55, filter: sheet.blur(7) }),
      sheet.lit(dome, {
        base: sheet.linear([
          [0, tones[0]],
          [0.5, tones[1]],
          [1, tones[2]],
        ]),
        rim: '#ffe3a8',
        away: [7, 6],
        soft: 6,
      }),
      fill(dome, shine),
      sheet.within(dome, [
        fill(ellipse(cx + 150, y + 10, 190, 150), tones[2], { opacity: 0.5, filter: sheet.blur(40) }),
        sown,
        fill(ellipse(cx - 84, y - 122, 62, 26), '#fffbe8', {
          opacity: 0.55,
          filter: sheet.blur(12),
          transform: `rotate(-18 ${cx - 84} ${y - 122})`,
        }),
      ]),
      high,
    ];
  },
};
