import { fill, group, stroke, times } from '../drawing/ink.mjs';
import { palette as c } from '../drawing/palette.mjs';
import { arc, blob, curve, ellipse, limb, line, polygon } from '../drawing/shapes.mjs';

/** A mug of fired clay with hot punch in it, `tall` pixels, its foot at x, y: cinnamon, a slice of orange. */
export function mugOfPunch(sheet, x, y, tall, { flip = false } = {}) {
  const side = polygon([
    ...arc(0, -92, 42, 8, 180, 0, 16),
    [45, -70],
    [46, -40],
    [38, -6],
    ...arc(0, -4, 34, 7, 0, 180, 12),
    [-38, -6],
    [-46, -40],
    [-45, -70],
  ]);
  const band = (y0, paint, wide) => stroke(curve(arc(0, y0, 47, 8, 180, 0, 16)), paint, wide);
  return group(
    [
      fill(ellipse(2, 0, 50, 9), '#050201', { opacity: 0.6, filter: sheet.blur(4) }),
      stroke(
        curve([
          [42, -74],
          [62, -72],
          [66, -46],
          [56, -26],
          [40, -24],
        ]),
        '#4f1d0e',
        11,
      ),
      stroke(
        curve([
          [42, -75],
          [61, -73],
          [64, -47],
          [55, -28],
          [40, -25],
        ]),
        c.clay,
        6,
      ),
      fill(ellipse(0, -92, 42, 9), '#3a150a'),
      fill(
        limb(
          [
            [14, -88],
            [26, -128],
          ],
          [7, 7],
        ),
        '#6b3a1c',
      ),
      stroke(
        line([
          [12, -90],
          [24, -128],
        ]),
        '#c48a4e',
        1.6,
      ),
      fill(
        ellipse(0, -89, 39, 7),
        sheet.linear([
          [0, '#a8283a'],
          [1, '#5a0f1c'],
        ]),
      ),
      group(
        [
          fill(ellipse(0, 0, 17), c.ember),
          fill(ellipse(0, 0, 14.6), '#ffe2a8'),
          times(8, (i) => {
            const a = (i * Math.PI) / 4 + 0.2;
            return fill(
              blob([
                [Math.cos(a) * 2, Math.sin(a) * 2],
                [Math.cos(a - 0.26) * 12, Math.sin(a - 0.26) * 12],
                [Math.cos(a + 0.26) * 12, Math.sin(a + 0.26) * 12],
              ]),
              c.marigold,
            );
          }),
        ],
        { transform: 'translate(-24 -98) rotate(-16) scale(.8 1)' },
      ),
      sheet.lit(side, {
        base: sheet.linear(
          [
            [0, '#4f1d0e'],
            [0.35, '#8a3a1e'],
            [0.75, c.clay],
            [1, '#e08a52'],
          ],
          { to: [1, 0] },
        ),
        rim: '#ffcf9a',
        away: [flip ? 2 : -2, 2],
      }),
      sheet.within(side, [
        band(-72, c.cream, 3),
        band(-22, c.cream, 3),
        times(13, (i) => {
          const [[px, py]] = arc(0, -47, 46, 8, 174 - i * 14, 174 - i * 14, 1);
          return fill(
            polygon([
              [px, py - 11],
              [px + 5, py],
              [px, py + 11],
              [px - 5, py],
            ]),
            i % 2 ? c.cream : c.marigold,
            {
              opacity: 0.9,
            },
          );
        }),
        times(13, (i) => {
          const [[px, py]] = arc(0, -47, 46, 8, 174 - i * 14, 174 - i * 14, 1);
          return fill(ellipse(px, py, 1.8), '#6b2a14');
        }),
      ]),
      stroke(curve(arc(0, -92, 42, 9, 0, 360, 24)), '#e0905a', 2.6),
    ],
    { transform: `translate(${x} ${y}) scale(${((flip ? -1 : 1) * tall) / 100} ${tall / 100})` },
  );
}

/** A poinsettia, `reach` from its middle to its tips. */
export function poinsettia(sheet, x, y, reach, { turn = 0 } = {}) {
  const leaf = (angle, long, wide, base, rim) => {
    const d = blob([
      [0, 0],
      [long * 0.35, -wide],
      [long * 0.7, -wide * 0.6],
      [long, 0],
      [long * 0.7, wide * 0.6],
      [long * 0.35, wide],
    ]);
    return group(
      [
        sheet.lit(d, { base, rim, away: [-1.2, 2] }),
        stroke(
          line([
            [6, 0],
            [long * 0.9, 0],
          ]),
          '#000',
          1,
          { opacity: 0.3 },
        ),
        times(4, (i) =>
          stroke(
            line([
              [long * (0.25 + i * 0.14), 0],
              [long * (0.37 + i * 0.14), wide * 0.5],
            ]),
            '#000',
            0.7,
            { opacity: 0.22 },
          ),
        ),
      ],
      { transform: `rotate(${angle})` },
    );
  };
  const ring = (count, long, wide, base, rim, from) =>
    times(count, (i) => leaf(from + (i * 360) / count, long, wide, base, rim));
  return group(
    [
      ring(6, 96, 22, '#0f4a33', '#5fa57c', 28),
      ring(7, 88, 21, '#7a1420', '#e0605a', 0),
      ring(6, 64, 17, '#b3202c', '#ff9a7a', 24),
      ring(5, 38, 11, '#d8382f', '#ffc09a', 8),
      times(7, (i) =>
        fill(
          ellipse(Math.cos(i * 2.4) * (i ? 6 : 0), Math.sin(i * 2.4) * (i ? 6 : 0), 4.2),
          i % 2 ? c.gilt : '#9cb858',
        ),
      ),
    ],
    { transform: `translate(${x} ${y}) rotate(${turn}) scale(${reach / 100})` },
  );
}
