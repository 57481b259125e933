import { fill, group, stroke, times } from '../drawing/ink.mjs';
import { palette as c } from '../drawing/palette.mjs';
import { ellipse, line, points, polygon, rect } from '../drawing/shapes.mjs';
import { pint } from './pint.mjs';

/** What stands on the quay, at X and d metres: iron to tie a boat to, */
export function bollard(sheet, view, X, d) {
  const [x, y] = view.see(X, 0, d);
  const m = view.scale(d);
  const light = { rim: c.amber, away: [m * 0.022, m * 0.01] };
  return [
    fill(ellipse(x + m * 0.12, y, m * 0.26, m * 0.05), '#050302', { opacity: 0.6 }),
    sheet.lit(rect(x - m * 0.09, y - m * 0.34, m * 0.18, m * 0.36, m * 0.03), { base: '#1a120d', ...light }),
    sheet.lit(rect(x - m * 0.14, y - m * 0.42, m * 0.28, m * 0.12, m * 0.05), { base: '#241812', ...light }),
  ];
}

/** a barrel that is a table, */
export function barrel(sheet, view, X, d) {
  const [x, y] = view.see(X, 0, d);
  const m = view.scale(d);
  const side = polygon(
    points(`
    -0.26 0, -0.32 -0.3, -0.34 -0.52, -0.32 -0.74, -0.27 -1.02, 0.27 -1.02, 0.32 -0.74, 0.34 -0.52,
    0.32 -0.3, 0.26 0`).map(([px, py]) => [x + px * m, y + py * m]),
  );
  return [
    fill(ellipse(x + m * 0.2, y + m * 0.03, m * 0.5, m * 0.09), '#050302', { opacity: 0.6, filter: sheet.blur(5) }),
    sheet.lit(side, {
      base: sheet.linear(
        [
          [0, '#7a4421'],
          [0.5, '#4a2614'],
          [1, '#8a4e26'],
        ],
        { to: [1, 0] },
      ),
      rim: c.marigold,
      away: [3, 0],
    }),
    sheet.within(side, [
      times(7, (i) =>
        stroke(
          line([
            [x + (i - 3) * m * 0.09, y - m],
            [x + (i - 3) * m * 0.105, y - m * 0.5],
            [x + (i - 3) * m * 0.09, y],
          ]),
          '#1f0f08',
          1.6,
        ),
      ),
      [-0.16, -0.36, -0.7, -0.9].map((up) => fill(rect(x - m * 0.4, y + up * m, m * 0.8, m * 0.05), '#1a1512')),
    ]),
    fill(
      ellipse(x, y - m * 1.02, m * 0.36, m * 0.06),
      sheet.linear(
        [
          [0, '#c98a4a'],
          [1, '#5a2f17'],
        ],
        { to: [1, 0] },
      ),
    ),
    pint(sheet, x - m * 0.1, y - m * 1.01, m * 0.22, {}),
    group(pint(sheet, x + m * 0.12, y - m * 0.995, m * 0.22, { drink: 'settling' })),
  ];
}

/** and a lamp. */
export function lamp(sheet, view, X, d) {
  const [x, y] = view.see(X, 0, d);
  const m = view.scale(d);
  const light = { rim: c.amber, away: [2, 0] };
  return [
    sheet.lit(rect(x - m * 0.045, y - m * 3.7, m * 0.09, m * 3.7), { base: '#0d1a15', ...light }),
    sheet.lit(
      polygon(
        points('-0.17 0, -0.13 -0.12, -0.07 -0.5, -0.06 -0.9, 0.06 -0.9, 0.07 -0.5, 0.13 -0.12, 0.17 0').map(
          ([px, py]) => [x + px * m, y + py * m],
        ),
      ),
      { base: '#0d1a15', ...light },
    ),
    sheet.glow(x, y - m * 3.95, m * 2.4, '#ffc765', 0.95),
    fill(
      polygon(points('-0.15 -4.15, 0.15 -4.15, 0.1 -3.7, -0.1 -3.7').map(([px, py]) => [x + px * m, y + py * m])),
      '#fff0bd',
    ),
    stroke(
      polygon(points('-0.15 -4.15, 0.15 -4.15, 0.1 -3.7, -0.1 -3.7').map(([px, py]) => [x + px * m, y + py * m])),
      '#0d1a15',
      3,
    ),
    fill(polygon(points('-0.2 -4.15, 0 -4.36, 0.2 -4.15').map(([px, py]) => [x + px * m, y + py * m])), '#0d1a15'),
  ];
}
