import { fill, group, stroke, times } from '../drawing/ink.mjs';
import { palette as c } from '../drawing/palette.mjs';
import { arc, blob, curve, ellipse, limb, line, points, polygon, rect } from '../drawing/shapes.mjs';

/** From the button to the neck along the right side: the bouts are soft, the four corners sharp. */
const side = [
  points('0 0, 14 0, 29 -7, 29 -25'),
  points('29 -25, 29 -34, 24 -39, 26 -46'),
  points('26 -46, 18.5 -47, 15.6 -52, 15.6 -57'),
  points('15.6 -57, 15.6 -62, 17.5 -67, 22.6 -68.4'),
  points('22.6 -68.4, 22 -73, 24.4 -77, 24.4 -84'),
  points('24.4 -84, 24.4 -94, 14 -100, 0 -100'),
];
const outline = (() => {
  const bezier = ([, ...rest]) => `C${rest.map((point) => point.join(' ')).join(' ')}`;
  const mirrored = side.toReversed().map((piece) => piece.toReversed().map(([x, y]) => [-x, y]));
  return `M0 0${[...side, ...mirrored].map(bezier).join('')}Z`;
})();

/** A fiddle at rest, its belly to us and its button at x, y: the body 100 long, 176 to the scroll. */
export function fiddleAtRest(sheet, x, y, { scale = 1, turn = 0 } = {}) {
  const varnish = sheet.radial(
    [
      [0, '#ffc46a'],
      [0.3, '#e08a35'],
      [0.65, '#a94d1a'],
      [1, '#5f210c'],
    ],
    { centre: [0.62, 0.4], radius: 0.62 },
  );
  const sheen = sheet.linear(
    [
      [0, '#fff0c0', 0],
      [0.5, '#fff0c0', 0.42],
      [1, '#fff0c0', 0],
    ],
    { to: [1, 0.2] },
  );
  return group(
    [
      fill(outline, '#050201', { opacity: 0.6, transform: 'translate(-5 3)', filter: sheet.blur(2.4) }),
      fill(outline, '#3a140a', { transform: 'translate(-2.6 .8)' }),
      stroke(outline, '#6b2a10', 0.5, { transform: 'translate(-1.6 .5)' }),
      fill(outline, varnish),
      sheet.within(outline, [
        times(30, (i) =>
          stroke(curve(points(`${-29 + i * 2} 0, ${-28.6 + i * 1.98} -50, ${-29 + i * 2} -100`)), '#6b260c', 0.28, {
            opacity: 0.16 + (i % 3) * 0.08,
          }),
        ),
        stroke(outline, '#2b0d05', 4.6),
        stroke(outline, '#c06a28', 3.4),
        stroke(outline, '#ffd58a', 1.1),
        stroke(outline, '#6b2a10', 1.6, { transform: 'translate(1.2 -.9)', opacity: 0.6 }),
        fill(limb(points('10 -92, 17 -80, 13 -66'), [1, 5, 1]), sheen),
        fill(limb(points('17 -40, 23 -27, 15 -8'), [1, 7, 1]), sheen),
        fill(ellipse(-24, -20, 16, 30), '#2b0d05', { opacity: 0.35, filter: sheet.blur(6) }),
      ]),
      [-1, 1].map(soundHole),
      fittings(sheet),
      neck(sheet),
      strings(),
    ],
    { transform: `translate(${x} ${y}) rotate(${turn}) scale(${scale})` },
  );
}

function soundHole(way) {
  const stem = points('9.4 -63.4, 7.8 -61, 9.6 -57.4, 12.6 -53, 14.8 -48.6, 14 -45.6, 12 -45.4').map(([x, y]) => [
    x * way,
    y,
  ]);
  return [
    fill(limb(stem, [0.9, 1, 1.5, 1.9, 1.6, 1.1, 0.8]), '#160703'),
    fill(ellipse(10.4 * way, -62.2, 1.5), '#160703'),
    fill(ellipse(12.6 * way, -46.8, 1.9), '#160703'),
    stroke(curve(stem.slice(1, 6)), '#ffcf86', 0.3, { opacity: 0.6, transform: 'translate(1 .2)' }),
    fill(rect(10 * way - 0.2, -54.9, 2.6, 0.5), '#160703'),
  ];
}

function fittings(sheet) {
  const ebony = sheet.linear(
    [
      [0, '#0c0705'],
      [0.7, '#2b1d16'],
      [1, '#7a5a3c'],
    ],
    { to: [1, 0] },
  );
  const rest = blob(points('-4 -3, -9 -1.6, -18 -5, -20 -12, -14 -17, -6 -14, -4 -9'));
  return [
    fill(rest, '#120a06', { opacity: 0.5, transform: 'translate(-1 1)' }),
    fill(rest, ebony),
    stroke(curve(points('-17 -11, -13.6 -14.6, -8 -13')), '#a88a64', 0.6, { opacity: 0.8 }),
    fill(polygon(points('-1.6 -2, 1.6 -2, 4.2 -33, 3 -35.6, -3 -35.6, -4.2 -33')), ebony),
    stroke(line(points('-3.2 -34, 3.2 -34')), '#a88a64', 0.5),
    [-2.2, -0.7, 0.8, 2.3].map((px) => fill(ellipse(px, -32.4, 0.6, 0.8), c.gilt)),
    fill(
      polygon(points('-7 -53.4, -6.4 -56.4, 0 -57.4, 6.4 -56.4, 7 -53.4, 4 -53.6, 2.4 -55, -2.4 -55, -4 -53.6')),
      '#e8c88c',
    ),
    stroke(line(points('-6.4 -56.4, 0 -57.4, 6.4 -56.4')), '#fff3d0', 0.5),
    fill(ellipse(0, 0.4, 1.6, 1), ebony),
  ];
}

function neck(sheet) {
  const ebony = sheet.linear(
    [
      [0, '#070403'],
      [0.6, '#1c120d'],
      [1, '#6b4c30'],
    ],
    { to: [1, 0] },
  );
  const maple = sheet.linear(
    [
      [0, '#4a1c0a'],
      [0.6, '#a8561f'],
      [1, '#ffc878'],
    ],
    { to: [1, 0] },
  );
  const peg = (way, at) => [
    fill(rect(way > 0 ? 2 : -6.6, at - 0.6, 4.6, 1.2, 0.5), ebony),
    fill(ellipse(way * 7.6, at, 2.2, 1.7), '#1c120d'),
    stroke(curve(arc(way * 7.6, at, 1.6, 1.2, 200, 320, 5)), '#c8a274', 0.4),
  ];
  const scroll = Array.from({ length: 26 }, (_, i) => {
    const angle = 0.4 + (i / 25) * Math.PI * 3.4;
    const reach = 0.7 + (25 - i) * 0.15;
    return [Math.cos(angle) * reach * 1.1 + 0.2, -169.4 + Math.sin(angle) * reach];
  });
  return [
    fill(polygon(points('-3.6 -98, 3.6 -98, 2.4 -150, -2.4 -150')), maple),
    fill(polygon(points('-4.6 -66, 4.6 -66, 2.6 -149, -2.6 -149')), ebony),
    stroke(line(points('4.2 -67, 2.3 -148')), '#c8a274', 0.35, { opacity: 0.8 }),
    fill(rect(-2.6, -150.4, 5.2, 1.6, 0.4), '#f0e2c0'),
    fill(blob(points('-2.6 -149, -3.4 -158, -3 -166, 0 -170, 3 -166, 3.4 -158, 2.6 -149')), maple),
    fill(rect(-1.4, -164, 2.8, 13, 1), '#1a0a05'),
    peg(-1, -154),
    peg(1, -156.6),
    peg(-1, -160),
    peg(1, -162.6),
    fill(ellipse(0.2, -169.6, 5.4, 5), maple),
    stroke(curve(scroll), '#4a1c0a', 0.8),
    stroke(curve(arc(0.2, -169.6, 5, 4.6, 260, 380, 8)), '#ffdf9a', 0.5),
  ];
}

function strings() {
  return [-1, -0.33, 0.33, 1].map((at, i) =>
    stroke(
      line([
        [at * 2.3, -34],
        [at * 4.6, -57],
        [at * 1.7, -150],
        [at * 0.9, -160],
      ]),
      '#fff3cf',
      0.5 - i * 0.07,
      { opacity: 0.9 },
    ),
  );
}
