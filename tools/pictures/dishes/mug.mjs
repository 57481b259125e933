import { fill, group, stroke } from '../drawing/ink.mjs';
import { palette as c } from '../drawing/palette.mjs';
import { arc, curve, ellipse, polygon } from '../drawing/shapes.mjs';

/** An enamel mug of tea, its foot at x, y, its handle to the right. */
export function mugOfTea(sheet, x, y) {
  const side = polygon([[-86, -158], [86, -158], [80, 0], ...arc(0, 0, 80, 26, 0, 180, 12), [-80, 0]]);
  const handle = curve([
    [80, -128],
    [134, -124],
    [142, -74],
    [116, -34],
    [78, -28],
  ]);
  return group(
    [
      fill(ellipse(30, 10, 118, 34), '#030604', { opacity: 0.6, filter: sheet.blur(11) }),
      stroke(handle, '#8f7f62', 23),
      stroke(handle, c.cream, 16),
      stroke(handle, '#fffdf4', 4, { opacity: 0.8, transform: 'translate(-2 -4)' }),
      sheet.lit(side, {
        base: sheet.linear(
          [
            [0, '#fff6e0'],
            [0.5, c.cream],
            [1, '#8f7f62'],
          ],
          { to: [1, 0] },
        ),
        rim: '#fffdf4',
        away: [4, 2],
        soft: 2,
      }),
      fill(ellipse(0, -158, 86, 29), '#5b4f45'),
      fill(
        ellipse(0, -150, 78, 23),
        sheet.linear([
          [0, '#7a3c14'],
          [1, '#c9782e'],
        ]),
      ),
      stroke(curve(arc(0, -150, 52, 14, 190, 280, 10)), '#ffd9a0', 5, { opacity: 0.7 }),
      stroke(ellipse(0, -158, 86, 29), c.leaf, 7),
      stroke(curve(arc(0, 0, 80, 26, 180, 0, 14)), c.leaf, 4, { opacity: 0.6 }),
    ],
    { transform: `translate(${x} ${y})` },
  );
}
