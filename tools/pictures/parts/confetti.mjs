import { fill, stroke, times } from '../drawing/ink.mjs';
import { palette as c } from '../drawing/palette.mjs';
import { chance } from '../drawing/random.mjs';
import { curve, ellipse, polygon } from '../drawing/shapes.mjs';

const papers = [c.marigold, c.berry, c.leaf, c.cream, c.clay, c.amber, c.agave];

/** Cut paper in the air, larger the nearer it falls; `between` is how high up the sheet (1200 wide) it still flies. */
export function confetti({ seed, count = 150, between = [0, 620] }) {
  const random = chance(seed);
  return times(count, () => {
    const near = random.between(0.25, 1) ** 2;
    const [x, y] = [random.between(-10, 1210), random.between(...between)];
    const [w, h] = [8 + 22 * near, (6 + 16 * near) * random.between(0.3, 1)];
    const turn = random.between(0, Math.PI);
    const corner = (dx, dy) => [
      x + dx * Math.cos(turn) - dy * Math.sin(turn),
      y + dx * Math.sin(turn) + dy * Math.cos(turn),
    ];
    const more = { opacity: 0.45 + 0.5 * near };
    if (random.odds(0.25)) return fill(ellipse(x, y, w * 0.45, h * 0.5), random.pick(papers), more);
    return fill(
      polygon([corner(-w / 2, -h / 2), corner(w / 2, -h / 2), corner(w / 2, h / 2), corner(-w / 2, h / 2)]),
      random.pick(papers),
      more,
    );
  });
}

/** A paper streamer that curls from one place to another. */
export function streamer(sheet, from, to, { paint, turns = 5, reach = 22, wide = 9 }) {
  const steps = turns * 8;
  const at = (i, lift = 0) => {
    const t = i / steps;
    const a = t * turns * Math.PI * 2;
    return [
      from[0] + (to[0] - from[0]) * t + Math.cos(a) * reach,
      from[1] + (to[1] - from[1]) * t + Math.sin(a) * reach * 0.5 + lift,
    ];
  };
  const ribbon = Array.from({ length: steps + 1 }, (_, i) => at(i));
  const edge = Array.from({ length: steps + 1 }, (_, i) => at(i, -wide * 0.34));
  return [
    stroke(curve(ribbon), '#050201', wide, { opacity: 0.3, transform: 'translate(3 6)', filter: sheet.blur(3) }),
    stroke(curve(ribbon), paint, wide),
    stroke(curve(edge), '#fff6dc', wide * 0.2, { opacity: 0.6 }),
  ];
}

/** A painted maraca, its handle's end at x, y, `long` to the top of its gourd. */
export function maraca(sheet, x, y, long, { turn = 0, paint = c.clay } = {}) {
  const gourd = ellipse(0, -76, 22, 25);
  const rows = [-90, -77, -64];
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${long / 100})">${[
    fill(ellipse(-3, -70, 22, 24), '#050201', { opacity: 0.5, filter: sheet.blur(4) }),
    sheet.lit(
      polygon([
        [-3.4, 0],
        [3.4, 0],
        [4.6, -54],
        [-4.6, -54],
      ]),
      { base: '#8a4c24', rim: '#ffc98a', away: [-1.2, 0] },
    ),
    fill(ellipse(0, -1, 4.4, 3), '#6b3a1c'),
    fill(
      gourd,
      sheet.radial(
        [
          [0, '#ffd9a0'],
          [0.3, paint],
          [1, '#4a1a0c'],
        ],
        { centre: [0.66, 0.28], radius: 0.76 },
      ),
    ),
    sheet.within(gourd, [
      rows.map((row, k) =>
        stroke(
          curve([
            [-24, row],
            [0, row + 5],
            [24, row],
          ]),
          k % 2 ? c.amber : c.cream,
          2,
        ),
      ),
      times(9, (i) => fill(ellipse(-20 + i * 5, -83 + 4 * Math.cos((i - 4) * 0.35), 1.6), c.leaf)),
      times(9, (i) =>
        fill(
          polygon([
            [-22 + i * 5.5, -67],
            [-19.4 + i * 5.5, -72],
            [-16.6 + i * 5.5, -67],
          ]),
          c.cream,
        ),
      ),
    ]),
    stroke(
      curve([
        [10, -97],
        [17, -90],
        [20, -80],
      ]),
      '#fff6dc',
      2,
      { opacity: 0.7 },
    ),
  ]
    .flat(3)
    .join('')}</g>`;
}
