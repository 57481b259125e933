import { fill, group, stroke, times } from '../drawing/ink.mjs';
import { palette as c } from '../drawing/palette.mjs';
import { chance } from '../drawing/random.mjs';
import { curve, ellipse, line, points, polygon, rect } from '../drawing/shapes.mjs';

/** Tiles of fired clay from the eye to the railing, every so often a painted one. */
export function tiles(sheet, view, { left, right, near, far, seed = 101 }) {
  const random = chance(seed);
  const side = 0.5;
  const floor = polygon(
    view.onGround([
      [left, near],
      [right, near],
      [right, far],
      [left, far],
    ]),
  );
  const laid = [];
  for (let d = near; d < far; d += side) {
    for (let X = left; X < right; X += side) {
      const corner = (px, pd) => [X + px * side, d + pd * side];
      const quad = (inset) =>
        polygon(
          view.onGround([
            corner(inset, inset),
            corner(1 - inset, inset),
            corner(1 - inset, 1 - inset),
            corner(inset, 1 - inset),
          ]),
        );
      const painted = (Math.round(X / side) + Math.round(d / side) * 2) % 5 === 0;
      const tone = random.pick(['#5c2a17', '#6f351c', '#4a2213', '#7d3f22']);
      laid.push(fill(quad(0.03), painted ? '#c9b184' : tone, { opacity: painted ? 0.55 : 0.85 }));
      if (painted && d < 11) {
        laid.push(
          fill(
            polygon(view.onGround([corner(0.5, 0.1), corner(0.9, 0.5), corner(0.5, 0.9), corner(0.1, 0.5)])),
            '#14493a',
            { opacity: 0.8 },
          ),
        );
        laid.push(
          fill(
            polygon(view.onGround([corner(0.5, 0.32), corner(0.68, 0.5), corner(0.5, 0.68), corner(0.32, 0.5)])),
            c.marigold,
            { opacity: 0.7 },
          ),
        );
      }
    }
  }
  return [fill(floor, '#1a0d08'), sheet.within(floor, laid)].join('');
}

/** A railing across the view at a distance: posts, a broad top, and ropes. */
export function railing(sheet, view, { from, to, at }) {
  const m = view.scale(at);
  const [x0, ground] = view.see(from, 0, at);
  const [x1, top] = view.see(to, 1.02, at);
  const posts = Math.round((to - from) / 1.5);
  const sagging = (y) =>
    times(posts, (i) => {
      const [a, b] = [x0 + ((x1 - x0) * i) / posts, x0 + ((x1 - x0) * (i + 1)) / posts];
      return stroke(
        curve([
          [a, y],
          [(a + b) / 2, y + m * 0.08],
          [b, y],
        ]),
        '#b58a52',
        m * 0.035,
      );
    });
  return [
    sagging(top + m * 0.32),
    sagging(top + m * 0.62),
    times(posts + 1, (i) =>
      sheet.lit(rect(x0 + ((x1 - x0) * i) / posts - m * 0.06, top, m * 0.12, ground - top), {
        base: '#24140b',
        rim: c.amber,
        away: [2.4, 0],
      }),
    ),
    fill(
      rect(x0, top - m * 0.06, x1 - x0, m * 0.11, 3),
      sheet.linear([
        [0, '#e0a056'],
        [0.3, '#6f3f1f'],
        [1, '#241208'],
      ]),
    ),
  ].join('');
}

/** A round table with its foot at x, y, `high` pixels; returns where its top is too. */
export function roundTable(sheet, x, y, high, { wide = high * 0.75 } = {}) {
  const top = y - high;
  return [
    fill(ellipse(x + high * 0.1, y, wide * 0.62, wide * 0.12), '#050302', {
      opacity: 0.6,
      filter: sheet.blur(high * 0.04),
    }),
    fill(
      polygon([
        [x - high * 0.05, top],
        [x + high * 0.05, top],
        [x + high * 0.06, y - high * 0.1],
        [x + high * 0.3, y],
        [x - high * 0.3, y],
        [x - high * 0.06, y - high * 0.1],
      ]),
      sheet.linear(
        [
          [0, '#120a06'],
          [0.6, '#3f2312'],
          [1, '#7a4a24'],
        ],
        { to: [1, 0] },
      ),
    ),
    fill(ellipse(x, top + high * 0.05, wide * 0.58, wide * 0.12), '#24120a'),
    fill(
      ellipse(x, top, wide * 0.58, wide * 0.12),
      sheet.radial([
        [0, '#ffd590'],
        [0.35, '#b06a32'],
        [1, '#5a2f17'],
      ]),
    ),
    times(8, (i) =>
      stroke(
        line([
          [x - wide * (0.5 - Math.abs(i - 3.5) * 0.03), top + (i - 3.5) * wide * 0.026],
          [x + wide * (0.5 - Math.abs(i - 3.5) * 0.03), top + (i - 3.5) * wide * 0.026],
        ]),
        '#2a140a',
        1,
        { opacity: 0.4 },
      ),
    ),
  ].join('');
}

/** A bentwood chair seen from its side, its seat in front of 0 to the right. */
export function chair(sheet, x, y, tall, flip = false) {
  const u = tall / 100;
  const put = (points) => points.map(([px, py]) => [px * u, py * u]);
  const wood = '#3a1e10';
  const leg = (points) => stroke(curve(put(points)), wood, u * 2.6);
  return group(
    [
      leg(points('-8 -26, -11 -60, -10 -66')),
      leg(points('-9 -25, -12 -12, -13 0')),
      leg(points('11 -25, 13 -12, 13 0')),
      leg(points('-8 -26, -4 -12, -6 0')),
      stroke(curve(put(points('-9 -46, -10 -40, -9 -34'))), c.amber, u * 0.7, { opacity: 0.6 }),
      fill(
        rect(-12 * u, -28 * u, 26 * u, 4 * u, 2 * u),
        sheet.linear([
          [0, '#a8642e'],
          [1, '#2a140a'],
        ]),
      ),
    ],
    { transform: `translate(${x} ${y}) scale(${flip ? -1 : 1} 1)` },
  );
}

/** A candle in a glass, its foot at x, y, with its light on what is near. */
export function candle(sheet, x, y, size) {
  return [
    sheet.glow(x, y - size * 0.9, size * 6, '#ffb54a', 0.75),
    fill(
      rect(x - size * 0.36, y - size * 0.95, size * 0.72, size * 0.95, size * 0.1),
      sheet.linear([
        [0, '#ffdf9c', 0.55],
        [0.5, '#f2a33a', 0.9],
        [1, '#a8501f', 0.95],
      ]),
    ),
    stroke(rect(x - size * 0.36, y - size * 0.95, size * 0.72, size * 0.95, size * 0.1), '#ffe6b0', size * 0.06, {
      opacity: 0.7,
    }),
    fill(
      polygon([
        [x, y - size * 1.2],
        [x + size * 0.13, y - size * 0.75],
        [x, y - size * 0.55],
        [x - size * 0.13, y - size * 0.75],
      ]),
      '#fffbe4',
    ),
  ].join('');
}
