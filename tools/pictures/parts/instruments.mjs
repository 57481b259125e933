import { fill, group, stroke, times } from '../drawing/ink.mjs';
import { palette as c } from '../drawing/palette.mjs';
import { arc, blob, curve, ellipse, limb, line, points, polygon, rect } from '../drawing/shapes.mjs';

const put = (children, x, y, { scale = 1, turn = 0 } = {}) =>
  group(children, { transform: `translate(${x} ${y}) rotate(${turn}) scale(${scale})` });

/** A fiddle 100 long from its chin end (0, 0) to its scroll, to the right. */
export function fiddle(sheet, x, y, given) {
  const half = points('0 -4, 3 -12, 14 -15, 24 -12.5, 29 -8.5, 35 -8.5, 39 -12, 49 -12.5, 56 -8, 58 -3');
  const body = blob([...half, ...half.map(([px, py]) => [px, -py]).reverse()]);
  const hole = (side) =>
    curve([
      [33, side * 5.2],
      [31, side * 7],
      [27, side * 6.6],
      [24, side * 8.4],
      [21.6, side * 7.6],
    ]);
  const varnish = sheet.linear([
    [0, '#f0a04a'],
    [0.35, '#b8561f'],
    [0.8, '#7a2f12'],
    [1, '#4a1a0a'],
  ]);
  return put(
    [
      sheet.lit(body, { base: varnish, rim: '#ffd58a', away: [-1, 1.4] }),
      stroke(body, '#3a140a', 1),
      sheet.within(
        body,
        times(9, (i) =>
          stroke(
            line([
              [0, -14 + i * 3.4],
              [58, -13 + i * 3.2],
            ]),
            '#5a220e',
            0.5,
            { opacity: 0.4 },
          ),
        ),
      ),
      [-1, 1].map((side) => stroke(hole(side), '#1c0a05', 1.4)),
      fill(blob(points('2 -2.4, 18 -2.9, 20 0, 18 2.9, 2 2.4')), c.stout),
      fill(polygon(points('36 -2.2, 84 -1.5, 84 1.5, 36 2.2')), c.stout),
      fill(rect(27.4, -4, 1.8, 8, 0.6), '#f0d7a0'),
      [-1.2, -0.4, 0.4, 1.2].map((dy) =>
        stroke(
          line([
            [18, dy * 1.2],
            [88, dy * 0.7],
          ]),
          '#fbe9bd',
          0.35,
        ),
      ),
      fill(limb(points('84 0, 92 0, 97 -1.4, 98 -3.6, 95.6 -4'), [3, 3.4, 3, 2.2, 1.6]), '#5a220e'),
      [0, 1, 2, 3].map((i) => fill(rect(86 + i * 2.6, i % 2 ? -5.4 : 1.6, 1.2, 4, 0.6), c.stout)),
      fill(ellipse(8, -8, 5, 4), '#120a06'),
    ],
    x,
    y,
    given,
  );
}

/** A bow 100 long, its frog at 0, 0. */
export function bow(x, y, given) {
  return put(
    [
      stroke(curve(points('0 0, 30 -1.6, 70 -2, 98 -3.4')), '#5a2a14', 1.5),
      stroke(
        line([
          [2, 1.8],
          [98, -0.4],
        ]),
        '#f6eedd',
        0.9,
      ),
      fill(rect(0, -0.8, 8, 3.4, 1), c.stout),
      fill(polygon(points('97 -3.8, 100.4 -3.6, 98 0.2')), '#f6eedd'),
    ],
    x,
    y,
    given,
  );
}

/** A wooden flute 100 long, its crown at 0, 0, to the left. */
export function flute(sheet, x, y, given) {
  const wood = sheet.linear([
    [0, '#b06a34'],
    [0.3, '#5a2f17'],
    [1, '#24110a'],
  ]);
  return put(
    [
      fill(polygon(points('4 -2.4, -100 -2, -100 2, 4 2.4')), wood),
      [3, -28, -62, -98].map((fx) =>
        fill(
          rect(fx - 1.6, -2.8, 3.2, 5.6, 0.8),
          sheet.linear([
            [0, c.gilt],
            [1, '#8a5f1f'],
          ]),
        ),
      ),
      fill(ellipse(-9, -0.6, 1.6, 1.1), '#120804'),
      times(6, (i) => fill(ellipse(-37 - i * 8 - (i > 2 ? 4 : 0), -0.8, 1.1, 0.9), '#120804')),
      stroke(
        line([
          [2, -1.6],
          [-98, -1.4],
        ]),
        '#ffd99a',
        0.5,
        { opacity: 0.7 },
      ),
    ],
    x,
    y,
    given,
  );
}

/** A bodhrán with its skin towards us, its middle at x, y; `narrow` turns it away. */
export function bodhran(sheet, x, y, radius, { narrow = 0.86, turn = 0 } = {}) {
  const skin = sheet.radial(
    [
      [0, '#fff3d4'],
      [0.6, '#ecd3a0'],
      [0.92, '#c99a5c'],
      [1, '#8a5c2e'],
    ],
    { centre: [0.6, 0.35], radius: 0.75 },
  );
  const r = radius;
  const knot = [0, 90, 180, 270].map((angle) => {
    const [cx, cy] = arc(0, 0, r * 0.26 * narrow, r * 0.26, angle, angle, 1)[0];
    return stroke(ellipse(cx, cy, r * 0.25 * narrow, r * 0.25), c.rust, r * 0.045, { opacity: 0.65 });
  });
  return put(
    [
      fill(ellipse(-r * 0.13, r * 0.02, r * narrow, r), '#2b140a'),
      fill(ellipse(-r * 0.07, r * 0.01, r * narrow, r), '#6b3a1c'),
      fill(ellipse(0, 0, r * narrow, r), '#a8642e'),
      fill(ellipse(0, 0, r * 0.93 * narrow, r * 0.94), skin),
      knot,
      stroke(ellipse(0, 0, r * 0.66 * narrow, r * 0.66), c.rust, r * 0.02, { opacity: 0.5 }),
      arc(0, 0, r * 0.965 * narrow, r * 0.97, 0, 352, 22).map(([px, py]) => fill(ellipse(px, py, r * 0.022), c.gilt)),
      stroke(curve(arc(0, 0, r * narrow, r, 200, 330, 14)), '#ffd99a', r * 0.025, { opacity: 0.8 }),
    ],
    x,
    y,
    { turn },
  );
}

/** The stick that beats it, `long` pixels, held at its middle. */
export function tipper(sheet, x, y, long, turn = 30) {
  const wood = sheet.linear([
    [0, '#e0a060'],
    [1, '#6b3a1c'],
  ]);
  return put([fill(limb(points('-50 0, -42 0, -20 0, 20 0, 42 0, 50 0'), [7, 10, 6, 6, 10, 7]), wood)], x, y, {
    scale: long / 100,
    turn,
  });
}
