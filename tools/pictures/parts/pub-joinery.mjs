import { fill, stroke, times } from '../drawing/ink.mjs';
import { palette as c } from '../drawing/palette.mjs';
import { arc, ellipse, line, polygon } from '../drawing/shapes.mjs';
import { lettering } from '../marks/lettering.mjs';

/** A pillar of the front at d. */
export function pilaster(wall, d) {
  const { panel, pen, lacquer, gilt } = wall;
  return [
    panel(d - 0.17, d + 0.17, 0, 3.25, lacquer),
    panel(d - 0.1, d + 0.1, 0.75, 3.0, '#0a2a1f'),
    pen(
      [
        [d - 0.1, 0.75],
        [d - 0.1, 3.0],
        [d + 0.1, 3.0],
        [d + 0.1, 0.75],
        [d - 0.1, 0.75],
      ],
      gilt,
      1.3,
    ),
    panel(d - 0.22, d + 0.22, 0, 0.42, '#0a2a1f'),
    panel(d - 0.22, d + 0.22, 3.0, 3.22, lacquer),
    pen(
      [
        [d - 0.22, 3.02],
        [d + 0.22, 3.02],
      ],
      gilt,
      2.5,
    ),
  ];
}

/** The panels under a window. */
export function stallRiser(wall, d0, d1) {
  const { panel, pen, lacquer, gilt } = wall;
  return [
    panel(d0, d1, 0.1, 0.9, lacquer),
    times(3, (i) => {
      const [a, b] = [d0 + 0.1 + (i * (d1 - d0)) / 3, d0 - 0.08 + ((i + 1) * (d1 - d0)) / 3];
      return [
        panel(a, b, 0.24, 0.78, '#0b2e22'),
        pen(
          [
            [a, 0.24],
            [b, 0.24],
            [b, 0.78],
            [a, 0.78],
            [a, 0.24],
          ],
          gilt,
          1.2,
        ),
      ];
    }),
  ];
}

/** The board over it all: the name in gold, and the lamps that light it. */
export function fascia(sheet, view, wall, near, far) {
  const { X, panel, pen, gradient, gilt } = wall;
  const along = (share) => near + (far - near) * share;
  const [y0, y1] = [3.32, 4.1];
  const title = lettering('The Wild Rover', 0.66, { tracking: 0.05 });
  const start = (near + far) / 2 + title.width * 0.58;
  const warp =
    (dx = 0, dy = 0) =>
    ([px, py]) => {
      const [sx, sy] = view.see(X, y0 + 0.2 - py, start - px * 1.16);
      return [sx + dx, sy + dy];
    };
  const sign = (dx, dy) => lettering('The Wild Rover', 0.66, { tracking: 0.05, warp: warp(dx, dy) }).d;
  return [
    panel(near - 0.3, far + 0.1, y0 - 0.08, y1 + 0.08, '#06180f'),
    panel(
      near - 0.3,
      far + 0.1,
      y0,
      y1,
      gradient([
        [0, '#174d3a'],
        [0.6, '#0f3a2b'],
        [1, '#0a2a20'],
      ]),
    ),
    pen(
      [
        [near - 0.3, y0 + 0.08],
        [far, y0 + 0.08],
      ],
      gilt,
      2.2,
    ),
    pen(
      [
        [near - 0.3, y1 - 0.08],
        [far, y1 - 0.08],
      ],
      gilt,
      2.2,
    ),
    fill(sign(2.5, 3.5), '#04100b'),
    fill(
      sign(0, 0),
      sheet.linear([
        [0, '#fff0c2'],
        [0.5, c.brass],
        [1, '#d2973a'],
      ]),
    ),
    panel(
      near - 0.4,
      far + 0.15,
      y1 + 0.06,
      y1 + 0.3,
      gradient([
        [0, '#2b6b53'],
        [1, '#0f3a2b'],
      ]),
    ),
    pen(
      [
        [near - 0.4, y1 + 0.3],
        [far + 0.15, y1 + 0.3],
      ],
      gilt,
      2.4,
    ),
    times(26, (i) => panel(along(i / 26), along(i / 26) + 0.1, y1 + 0.06, y1 + 0.16, '#071a13', { opacity: 0.7 })),
    [0.08, 0.34, 0.62, 0.9].map((share) => {
      const d = along(share);
      const [lx, ly] = view.see(X - 0.55, y1 + 0.1, d);
      const m = view.scale(d);
      return [
        stroke(line([view.see(X, y1 + 0.22, d), view.see(X - 0.3, y1 + 0.5, d), [lx, ly]]), '#0b0705', m * 0.022),
        fill(polygon(arc(lx, ly + m * 0.06, m * 0.13, m * 0.11, 180, 360)), c.brass),
        sheet.glow(lx + m * 0.18, ly + m * 0.34, m * 1.1, '#ffc765', 0.85),
        fill(ellipse(lx, ly + m * 0.07, m * 0.09, m * 0.035), '#fffbe6'),
      ];
    }),
  ];
}
