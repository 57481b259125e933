import { fill, stroke, times } from '../drawing/ink.mjs';
import { palette as c } from '../drawing/palette.mjs';
import { ellipse, polygon } from '../drawing/shapes.mjs';
import { bottle, bottleForms, glasses } from './bottle.mjs';
import { figure, poses } from './figure.mjs';

/** A lit window of the bar from d0 to d1, with bottles and guests behind its panes. */
export function window(sheet, view, wall, d0, d1, random) {
  const { X, panel, pen, gilt } = wall;
  const [y0, y1] = [1.0, 2.95];
  const room = view.onWall(X, [
    [d0, y0],
    [d1, y0],
    [d1, y1],
    [d0, y1],
  ]);
  const d = polygon(room);
  const middle = (d0 + d1) / 2;
  const shelf = (y, from) => [
    pen(
      [
        [d0, y],
        [d1, y],
      ],
      '#7a3d18',
      4,
    ),
    times(9, (i) => {
      const at = d0 + ((i + 0.7) * (d1 - d0)) / 9.6;
      const [bx, by] = view.see(X, y, at);
      return bottle(sheet, bx, by, view.scale(at) * random.between(0.3, 0.4), {
        form: bottleForms[(i + from) % 6],
        glass: random.pick(Object.keys(glasses)),
      });
    }),
  ];
  const guest = (share, tall, flip, look, pose) => {
    const at = d0 + (d1 - d0) * share;
    const [px, py] = view.see(X, 0.1, at);
    return figure(sheet, px, py, view.scale(at) * tall, {
      pose,
      flip,
      light: { rim: '#ffcf7a', away: [1.2, 1.4] },
      look,
    });
  };
  const glow = sheet.linear([
    [0, '#ffe3a0'],
    [0.45, '#f7b04a'],
    [1, '#a8501f'],
  ]);
  return [
    panel(d0 - 0.12, d1 + 0.12, y0 - 0.12, y1 + 0.12, '#071a13'),
    sheet.within(d, [
      fill(d, glow),
      shelf(2.42, 0),
      shelf(1.98, 3),
      sheet.glow(...view.see(X, 2.7, middle), view.scale(middle) * 0.9, '#fff6d0', 0.9),
      guest(
        0.24,
        1.72,
        false,
        { top: '#3a1c12', shade: '#2a140d', legs: c.stout, skin: '#7a4226', hair: '#1a0f09', cut: 'curls' },
        poses.toasting,
      ),
      guest(
        0.66,
        1.78,
        true,
        {
          top: '#12382c',
          shade: '#0c281f',
          legs: c.stout,
          skin: '#8a4e2d',
          hair: '#2b1208',
          cut: 'short',
          beard: '#2b1208',
        },
        poses.holdingPint,
      ),
      guest(
        0.9,
        1.64,
        true,
        { top: '#5c2415', shade: '#3f180d', legs: c.stout, skin: '#7a4226', hair: '#120a06', cut: 'bun' },
        poses.leaning,
      ),
      fill(
        d,
        sheet.linear(
          [
            [0, '#fff', 0],
            [0.44, '#fff', 0],
            [0.5, '#fff', 0.14],
            [0.6, '#fff', 0.04],
            [1, '#fff', 0],
          ],
          { to: [1, 0.5] },
        ),
      ),
    ]),
    [1 / 3, 2 / 3].map((share) =>
      pen(
        [
          [d0 + (d1 - d0) * share, y0],
          [d0 + (d1 - d0) * share, y1],
        ],
        '#0a241b',
        6,
      ),
    ),
    pen(
      [
        [d0, 2.52],
        [d1, 2.52],
      ],
      '#0a241b',
      5,
    ),
    stroke(polygon(room), gilt, 2),
  ];
}

/** The open door, with the light of the house in it. */
export function door(sheet, wall, d0, d1) {
  const { panel, pen, gradient } = wall;
  return [
    panel(d0, d1, 0, 2.95, '#05120d'),
    panel(
      d0 + 0.06,
      d1 - 0.06,
      0,
      2.3,
      gradient([
        [0, '#ffcf7f'],
        [0.6, '#e28a35'],
        [1, '#8a3f1b'],
      ]),
    ),
    panel(
      d0 + 0.06,
      d1 - 0.06,
      2.4,
      2.88,
      sheet.linear([
        [0, '#ffe9b0'],
        [1, '#f2a33a'],
      ]),
    ),
    times(4, (i) =>
      pen(
        [
          [d0 + ((i + 1) * (d1 - d0)) / 5, 2.4],
          [d0 + ((i + 1) * (d1 - d0)) / 5, 2.88],
        ],
        '#0a241b',
        3,
      ),
    ),
    panel(d0 + 0.06, d0 + 0.34, 0, 2.3, '#0f3a2b'),
    panel(d0 + 0.12, d0 + 0.28, 1.15, 2.1, '#ffd88c', { opacity: 0.8 }),
    panel(d0 + 0.12, d0 + 0.28, 0.2, 0.95, '#0a2a1f'),
    panel(d0 - 0.05, d1 + 0.05, 0, 0.08, c.brass, { opacity: 0.6 }),
  ];
}

/** The wall above, with lit rooms in it. */
export function masonry(view, wall, near, far, random) {
  const { X, panel, pen, gradient } = wall;
  const along = (share) => near + (far - near) * share;
  return [
    panel(
      near,
      far,
      4.2,
      8.4,
      gradient([
        [0, '#a3562f'],
        [0.4, '#74391f'],
        [1, '#3a1f15'],
      ]),
    ),
    times(150, () => {
      const d = random.between(near, far);
      const y = random.between(4.3, 8.2);
      return panel(
        d,
        d + random.between(0.15, 0.5),
        y,
        y + random.between(0.06, 0.16),
        random.pick(['#c97a45', '#2a130c', '#8f4b2a']),
        { opacity: random.between(0.12, 0.35) },
      );
    }),
    [0.14, 0.4, 0.66, 0.9].map((share) => {
      const d = along(share);
      return [
        panel(d - 0.52, d + 0.52, 5.0, 6.9, '#221410'),
        panel(
          d - 0.44,
          d + 0.44,
          5.08,
          6.8,
          random.odds(0.7)
            ? gradient([
                [0, '#ffd98a'],
                [1, '#e08a35'],
              ])
            : '#1c2b2c',
        ),
        panel(d - 0.44, d - 0.1, 5.08, 6.8, '#7c2f1c', { opacity: 0.55 }),
        [0, 0.44, -0.44].map((dx) =>
          pen(
            [
              [d + dx, 5.08],
              [d + dx, 6.8],
            ],
            '#120c08',
            3,
          ),
        ),
        pen(
          [
            [d - 0.44, 6.1],
            [d + 0.44, 6.1],
          ],
          '#120c08',
          3,
        ),
        panel(d - 0.62, d + 0.62, 4.86, 5.02, c.brass),
        times(9, (i) =>
          fill(
            ellipse(...view.see(X - 0.05, 5.0 + random.about(0.06, 0.12), d - 0.5 + i * 0.125), random.between(3, 6)),
            random.pick([c.marigold, c.ember, c.leaf, c.moss]),
          ),
        ),
      ];
    }),
  ];
}
