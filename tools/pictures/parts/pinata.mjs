import { fill, group, stroke, times } from '../drawing/ink.mjs';
import { palette as c } from '../drawing/palette.mjs';
import { chance } from '../drawing/random.mjs';
import { curve, ellipse, line, polygon } from '../drawing/shapes.mjs';

const papers = [c.berry, c.marigold, c.leaf, c.clay, c.cream, c.agave];

/** The star of the posadas, its middle at x, y, its points `reach` long, hung from the upper edge. */
export function pinata(sheet, x, y, reach, { seed = 1, turn = 0 } = {}) {
  const random = chance(seed);
  const points = [210, 330, 270, 150, 30, 90].map((angle, i) => point(sheet, random, angle, i));
  return group(
    [
      stroke(
        line([
          [0, -y / (reach / 100)],
          [0, -20],
        ]),
        '#c8a46a',
        1.6,
      ),
      group([points, ball(sheet, random)], { transform: `rotate(${turn})` }),
    ],
    { transform: `translate(${x} ${y}) scale(${reach / 100})` },
  );
}

/** A cone of tissue, row over row, its fringe towards the ball. */
function point(sheet, random, angle, i) {
  const rows = 11;
  const along = (t) => 22 + t * 66;
  const half = (t) => 21 * (1 - t) + 1.2;
  const cone = polygon([
    [along(0) - 6, -half(0) - 1],
    [along(1), -1.2],
    [along(1), 1.2],
    [along(0) - 6, half(0) + 1],
  ]);
  const row = (k) => {
    const [from, to] = [k / rows, (k + 1) / rows];
    const teeth = Math.max(4, Math.round(half(from) * 0.9));
    const fringe = Array.from({ length: teeth * 2 + 1 }, (_, n) => {
      const side = half(from) * (n / teeth - 1);
      return [along(from) - (n % 2 ? 1 : 4.4) + random.about(0, 0.6), side * 1.06];
    });
    return fill(
      polygon([[along(to), half(to)], [along(to), -half(to)], ...fringe]),
      papers[(k + i * 2) % papers.length],
    );
  };
  const shade = sheet.linear([
    [0, '#fff3cf', 0.5],
    [0.3, '#fff3cf', 0.05],
    [0.6, '#1c0808', 0.2],
    [1, '#1c0808', 0.62],
  ]);
  const away = Math.cos(((angle + 90) * Math.PI) / 180) < 0 ? 180 : 0;
  return group(
    [
      times(9, (k) => {
        const sway = random.about(0, 3);
        return stroke(
          curve([
            [along(1) - 1, 0],
            [along(1) + 7, (k - 4) * 0.9 + sway * 0.4],
            [along(1) + 14 + random.about(0, 2), (k - 4) * 1.7 + sway],
          ]),
          papers[(k + i) % papers.length],
          1.1,
        );
      }),
      times(rows, (k) => row(rows - 1 - k)),
      fill(cone, shade, { transform: away ? 'scale(1 -1)' : undefined }),
      fill(ellipse(along(1), 0, 1.9), c.gilt),
    ],
    { transform: `rotate(${angle})` },
  );
}

/** The pot in the middle, which holds the sweets, and the point that looks at us. */
function ball(sheet, random) {
  const ring = (r, k) => {
    const teeth = Math.max(10, Math.round(r * 1.1));
    const edge = Array.from({ length: teeth * 2 }, (_, n) => {
      const a = (n / teeth) * Math.PI;
      const out = n % 2 ? r - 1.8 : r + 1.6 + random.about(0, 0.5);
      return [Math.cos(a) * out, Math.sin(a) * out];
    });
    return fill(polygon(edge), papers[k % papers.length]);
  };
  const shade = sheet.radial(
    [
      [0, '#fff3cf', 0.5],
      [0.35, '#fff3cf', 0],
      [0.7, '#1c0808', 0.25],
      [1, '#1c0808', 0.6],
    ],
    { centre: [0.64, 0.3], radius: 0.72 },
  );
  return [
    times(9, (k) => ring(33 - k * 3.6, k + 1)),
    fill(ellipse(0, 0, 34.5), shade),
    times(11, (k) =>
      stroke(
        curve([
          [0, 0],
          [(k - 5) * 1.1, 6],
          [(k - 5) * 1.5 + random.about(0, 1), 13 + random.about(0, 2)],
        ]),
        papers[k % papers.length],
        1.1,
      ),
    ),
    fill(ellipse(0, 0, 2.6), c.gilt),
  ];
}
