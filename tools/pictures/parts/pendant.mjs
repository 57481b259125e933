import { fill, stroke } from '../drawing/ink.mjs';
import { palette as c } from '../drawing/palette.mjs';
import { arc, curve, ellipse, line, polygon } from '../drawing/shapes.mjs';

/** A lamp of green glass on a brass rod from the ceiling; its light comes out at x, y. */
export function pendant(sheet, x, y, wide, { from = 0, strength = 0.9, reach = 4.2, shade = '#15533d' } = {}) {
  const h = wide * 0.42;
  const bell = polygon([
    [x - wide * 0.09, y - h],
    ...arc(x, y, wide / 2, h * 0.92, 250, 360, 10).map(([px, py]) => [px, py]),
    ...arc(x, y, wide / 2, h * 0.92, 180, 290, 10),
  ]);
  const dome = polygon([...arc(x, y, wide / 2, h, 180, 360, 20)]);
  const cone = polygon([
    [x - wide * 0.42, y],
    [x + wide * 0.42, y],
    [x + wide * 1.5, y + wide * reach],
    [x - wide * 1.5, y + wide * reach],
  ]);
  return [
    stroke(
      line([
        [x, from],
        [x, y - h],
      ]),
      c.brass,
      wide * 0.035,
    ),
    fill(
      cone,
      sheet.linear([
        [0, '#ffd98a', 0.32 * strength],
        [1, '#ffd98a', 0],
      ]),
      { filter: sheet.blur(wide * 0.1), style: 'mix-blend-mode:screen' },
    ),
    sheet.glow(x, y + wide * 0.1, wide * reach * 0.6, '#ffc662', strength * 0.8),
    fill(bell, shade),
    sheet.lit(dome, {
      base: sheet.linear([
        [0, '#0d3a2b'],
        [0.7, shade],
        [1, '#5fa57c'],
      ]),
      rim: '#8fd0a0',
      away: [wide * 0.025, wide * 0.02],
    }),
    stroke(curve(arc(x, y, wide * 0.36, h * 0.78, 205, 255, 6)), '#d8ffe2', wide * 0.03, { opacity: 0.45 }),
    fill(ellipse(x, y, wide / 2, wide * 0.075), '#fff4cf'),
    stroke(ellipse(x, y, wide / 2, wide * 0.075), c.brass, wide * 0.03),
    fill(ellipse(x, y - h, wide * 0.1, wide * 0.06), c.brass),
  ].join('');
}
