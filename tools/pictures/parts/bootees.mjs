import { fill, group, stroke, times } from '../drawing/ink.mjs';
import { arc, blob, curve, ellipse, limb, line, points, polygon } from '../drawing/shapes.mjs';

/** A knitted bootee 100 long, its heel at x, y, the toe to the right. */
export function bootee(
  sheet,
  x,
  y,
  long,
  { wool = '#f3dfb4', shade = '#b98f56', ribbon = '#3d7a6a', flip = false } = {},
) {
  const foot = blob(points('2 -4, 0 -22, 6 -44, 10 -58, 44 -58, 48 -42, 66 -36, 88 -28, 99 -14, 94 -2, 60 1, 20 1'));
  const cuff = blob(points('4 -56, 3 -74, 7 -80, 46 -80, 51 -74, 49 -56, 27 -53'));
  const yarn = sheet.linear(
    [
      [0, '#fffaf0'],
      [0.4, wool],
      [1, shade],
    ],
    { from: [1, 0], to: [0.1, 1] },
  );
  const stitches = times(12, (row) =>
    times(20, (i) => {
      const [sx, sy] = [i * 5.6 - 4 + (row % 2) * 0.4, -58 + row * 5.2];
      return (
        stroke(
          line([
            [sx, sy],
            [sx + 2.4, sy + 4.2],
          ]),
          shade,
          1.3,
          { opacity: 0.6 },
        ) +
        stroke(
          line([
            [sx + 5, sy],
            [sx + 2.8, sy + 4.2],
          ]),
          '#fffdf4',
          1.1,
          { opacity: 0.55 },
        )
      );
    }),
  );
  const loop = (side) =>
    sheet.lit(blob(points('0 0, 10 -9, 20 -8, 21 3, 12 6').map(([px, py]) => [px * side, py])), {
      base: ribbon,
      rim: '#fff3cf',
      away: [-0.8, 1.2],
    });
  return group(
    [
      fill(ellipse(50, 2, 56, 8), '#050201', { opacity: 0.6, filter: sheet.blur(5) }),
      fill(ellipse(27, -77, 21, 5), '#4a2c1c'),
      sheet.lit(foot, { base: yarn, rim: '#fffdf4', away: [-2, 2], soft: 1 }),
      sheet.within(foot, [stitches, fill(limb(points('4 -2, 50 4, 96 0'), [8, 6, 6]), '#5a3a20', { opacity: 0.3 })]),
      sheet.lit(cuff, { base: yarn, rim: '#fffdf4', away: [-2, 2], soft: 1 }),
      sheet.within(
        cuff,
        times(11, (i) =>
          stroke(
            curve([
              [6 + i * 4.4, -82],
              [5.4 + i * 4.5, -66],
              [7 + i * 4.2, -52],
            ]),
            shade,
            1.5,
            { opacity: 0.6 },
          ),
        ),
      ),
      stroke(curve(arc(27, -59, 20, 4, 180, 0, 12)), ribbon, 4),
      stroke(curve(points('34 -54, 38 -44, 36 -36')), ribbon, 3.2),
      stroke(curve(points('34 -54, 44 -46, 50 -44')), ribbon, 3.2),
      group([loop(1), loop(-1), fill(ellipse(0, -1, 4), ribbon)], { transform: 'translate(34 -54)' }),
    ],
    { transform: `translate(${x} ${y}) scale(${((flip ? -1 : 1) * long) / 100} ${long / 100})` },
  );
}

/** A balloon on a ribbon that is held at `knot`. */
export function balloon(sheet, x, y, size, { colours, knot }) {
  const [pale, full, deep] = colours;
  const skin = blob(points('0 56, -22 40, -42 8, -42 -26, -22 -52, 0 -58, 22 -52, 42 -26, 42 8, 22 40'));
  const put = ([px, py]) => [((px - x) * 100) / size, ((py - y) * 100) / size];
  const [kx, ky] = put(knot);
  return group(
    [
      stroke(
        curve([
          [0, 62],
          [kx * 0.2 + 8, 62 + (ky - 62) * 0.35],
          [kx * 0.7 - 6, 62 + (ky - 62) * 0.7],
          [kx, ky],
        ]),
        '#f3dfb4',
        1.2,
        { opacity: 0.75 },
      ),
      fill(
        skin,
        sheet.radial(
          [
            [0, pale],
            [0.4, full],
            [1, deep],
          ],
          { centre: [0.66, 0.28], radius: 0.74 },
        ),
      ),
      fill(polygon(points('-5 63, 5 63, 0 55')), full),
      stroke(curve(arc(0, -4, 37, 48, 296, 380, 12)), '#fff3cf', 2, { opacity: 0.6 }),
      fill(blob(points('16 -38, 24 -34, 29 -20, 26 -16, 19 -28')), '#fffdf4', { opacity: 0.7 }),
      stroke(curve(arc(0, -4, 35, 46, 120, 170, 10)), '#ffd0a0', 2, { opacity: 0.25 }),
    ],
    { transform: `translate(${x} ${y}) scale(${size / 100})` },
  );
}

/** A wooden block with a shape on its face, its lower left corner at x, y. */
export function block(sheet, x, y, size, { paint, mark, turn = 0 }) {
  return group(
    [
      fill(polygon(points('-4 4, 104 4, 124 -8, 20 -8')), '#050201', { opacity: 0.5, filter: sheet.blur(5) }),
      fill(polygon(points('0 -100, 100 -100, 122 -118, 24 -118')), '#f6d69a'),
      fill(polygon(points('100 0, 122 -20, 122 -118, 100 -100')), '#8a5228'),
      sheet.lit(polygon(points('0 0, 100 0, 100 -100, 0 -100')), {
        base: sheet.linear([
          [0, '#e8b878'],
          [1, '#b9783a'],
        ]),
        rim: '#fff0c8',
        away: [-3, 3],
      }),
      times(8, (i) =>
        stroke(
          curve([
            [2, -8 - i * 12],
            [50, -10 - i * 12 + (i % 3)],
            [98, -8 - i * 12],
          ]),
          '#8a5228',
          1.2,
          { opacity: 0.4 },
        ),
      ),
      stroke(polygon(points('11 -11, 89 -11, 89 -89, 11 -89')), paint, 5),
      group(mark, { transform: 'translate(50 -50)', fill: paint }),
    ],
    { transform: `translate(${x} ${y}) rotate(${turn}) scale(${size / 100})` },
  );
}
