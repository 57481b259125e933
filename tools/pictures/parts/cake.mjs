import { fill, group, stroke, times } from '../drawing/ink.mjs';
import { palette as c } from '../drawing/palette.mjs';
import { chance } from '../drawing/random.mjs';
import { arc, blob, curve, ellipse, limb, line, polygon, rect } from '../drawing/shapes.mjs';
import { flame } from './lantern.mjs';

const tilt = 0.2;
const drum = (y, rx, high) =>
  polygon([...arc(0, y, rx, rx * tilt, 180, 0, 24), ...arc(0, y - high, rx, rx * tilt, 0, 180, 24)]);

/** A stout cake on a brass stand, iced like a pint of it: the board 124 wide at x, y for a `wide` of 100. */
export function cake(sheet, x, y, wide, { candles = 7, seed = 1 } = {}) {
  const random = chance(seed);
  const brass = sheet.linear(
    [
      [0, '#6b4314'],
      [0.3, c.brass],
      [0.5, '#fff0bd'],
      [0.7, '#a8742a'],
      [1, '#f3c566'],
    ],
    { to: [1, 0] },
  );
  return group(
    [
      fill(ellipse(4, 1, 44, 8), '#050201', { opacity: 0.65, filter: sheet.blur(4) }),
      fill(polygon([[-7, -18], [7, -18], [9, -8], [26, -2], ...arc(0, -2, 26, 5, 0, 180, 12), [-9, -8]]), brass),
      fill(ellipse(0, -16.4, 62, 12.6), '#5a3a12'),
      fill(ellipse(0, -19, 62, 12.4), brass),
      stroke(ellipse(0, -19, 62, 12.4), c.gilt, 0.8),
      fill(ellipse(0, -19.6, 55, 10.4), '#3a2208', { opacity: 0.45 }),
      tier(sheet, random, -20, 50, 36),
      marigolds(random, -22, 51, 15),
      tier(sheet, random, -52, 33, 28),
      marigolds(random, -55, 34, 10),
      times(candles, (i) => {
        const a = ((i + 0.72) / candles) * Math.PI * 2;
        return candle(sheet, Math.cos(a) * 22, -81 + Math.sin(a) * 22 * tilt * 1.2, i);
      }),
    ],
    { transform: `translate(${x} ${y}) scale(${wide / 100})` },
  );
}

function tier(sheet, random, y, rx, high) {
  const side = drum(y, rx, high);
  const hem = Array.from({ length: 49 }, (_, i) => {
    const angle = 180 - (i / 48) * 180;
    const [[px, py]] = arc(0, y - high, rx + 0.6, rx * tilt + 0.6, angle, angle, 1);
    const drip = Math.max(0, Math.sin(i * 0.82 + rx)) ** 2 * high * (0.28 + 0.24 * Math.sin(i * 2.3 + y));
    return [px, py + high * 0.12 + drip];
  });
  const icing = blob([...hem, ...arc(0, y - high, rx + 0.6, rx * tilt + 0.6, 0, -180, 20)]);
  const crumb = sheet.linear(
    [
      [0, '#120a06'],
      [0.35, '#3a1d10'],
      [0.7, '#5a2f17'],
      [1, '#a8642e'],
    ],
    { to: [1, 0] },
  );
  return [
    fill(side, crumb),
    sheet.within(side, [
      times(140, () =>
        fill(
          ellipse(random.between(-rx, rx), y + random.between(-high, rx * tilt), random.between(0.3, 1), 0.4),
          random.pick(['#0c0604', '#7a4422', '#a8642e']),
          { opacity: random.between(0.3, 0.7) },
        ),
      ),
      fill(icing, '#0c0604', { opacity: 0.5, transform: 'translate(-.6 1.6)', filter: sheet.blur(0.8) }),
    ]),
    sheet.lit(icing, {
      base: sheet.linear(
        [
          [0, '#c9a468'],
          [0.4, '#f3dfb4'],
          [0.75, '#fff3d8'],
          [1, '#fffaf0'],
        ],
        { to: [1, 0] },
      ),
      rim: '#fffdf2',
      away: [-0.9, 0.8],
      soft: 0.5,
    }),
    fill(
      ellipse(0, y - high, rx - 1.4, (rx - 1.4) * tilt),
      sheet.radial(
        [
          [0, '#fffdf4'],
          [0.7, '#fbeccb'],
          [1, '#e6cb97'],
        ],
        { centre: [0.6, 0.4], radius: 0.6 },
      ),
    ),
    stroke(curve(arc(0, y - high, rx * 0.6, rx * tilt * 0.6, 190, 300, 10)), '#fff', 0.8, { opacity: 0.8 }),
  ];
}

/** A wreath of marigolds round the foot of a tier. */
function marigolds(random, y, rx, count) {
  return Array.from({ length: count }, (_, i) => {
    const angle = 176 - (i / (count - 1)) * 172;
    const [[px, py]] = arc(0, y, rx, rx * tilt, angle, angle, 1);
    const size = random.between(2.9, 3.7);
    const colour = random.pick([c.marigold, c.ember, c.amber]);
    const petals = (far, petal, paint, turn) =>
      times(9, (k) => {
        const a = (k * 6.283) / 9 + turn;
        return fill(ellipse(px + Math.cos(a) * size * far, py + Math.sin(a) * size * far * 0.85, size * petal), paint);
      });
    return [
      fill(
        limb(
          [
            [px - size, py + 1.6],
            [px, py + 2.4],
            [px + size * 1.3, py + 1.2],
          ],
          [0.6, 1.8, 0.4],
        ),
        c.leaf,
      ),
      petals(0.74, 0.4, c.rust, 0),
      petals(0.62, 0.36, colour, 0.3),
      petals(0.3, 0.3, c.amber, 0),
      fill(ellipse(px, py, size * 0.2), c.rust, { opacity: 0.7 }),
    ];
  });
}

function candle(sheet, x, y, i) {
  const [wax, stripe] = [
    [c.cream, c.berry],
    [c.cream, c.leaf],
    [c.cream, c.clay],
  ][i % 3];
  const stick = rect(x - 1.15, y - 15, 2.3, 15, 0.6);
  return [
    fill(stick, wax),
    sheet.within(stick, [
      times(6, (k) =>
        stroke(
          line([
            [x - 1.6, y - k * 3],
            [x + 1.6, y - 1.8 - k * 3],
          ]),
          stripe,
          0.9,
        ),
      ),
      fill(rect(x - 1.2, y - 15, 1, 15), '#2b1208', { opacity: 0.28 }),
    ]),
    stroke(
      line([
        [x, y - 15],
        [x, y - 16.4],
      ]),
      '#2b1208',
      0.4,
    ),
    flame(sheet, x, y - 16, 0.62),
  ]
    .flat(4)
    .join('');
}
