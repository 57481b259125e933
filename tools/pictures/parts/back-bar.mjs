import { fill, stroke, times } from '../drawing/ink.mjs';
import { palette as c } from '../drawing/palette.mjs';
import { chance } from '../drawing/random.mjs';
import { arc, line, polygon, rect } from '../drawing/shapes.mjs';
import { bottle, bottleForms, glasses } from './bottle.mjs';

const wood = [
  [0, '#2a160c'],
  [0.2, '#6f3f1f'],
  [0.5, '#8a5228'],
  [0.8, '#5a3018'],
  [1, '#2a160c'],
];

/** Shelves of bottles with light behind them. */
export function shelves(sheet, x, y, wide, high, { rows = 3, seed = 51, bottles = 9 } = {}) {
  const random = chance(seed);
  const step = high / rows;
  const names = Object.keys(glasses);
  const row = (i) => {
    const foot = y + step * (i + 1) - 12;
    const slot = (wide - 24) / bottles;
    return [
      fill(
        rect(x, foot - step + 12, wide, step),
        sheet.linear([
          [0, '#3a1c0e'],
          [0.45, '#a8561f'],
          [0.86, '#f2b04c'],
          [1, '#ffe09a'],
        ]),
      ),
      sheet.glow(x + wide / 2, foot, wide * 0.62, '#ffc765', 0.5, 0.32),
      times(bottles, (b) => {
        const bx = x + 12 + slot * (b + 0.5) + random.about(0, slot * 0.08);
        return bottle(sheet, bx, foot, step * random.between(0.62, 0.8), {
          form: random.pick(bottleForms),
          glass: random.pick(names),
          level: random.between(0.35, 0.66),
          emblem: b + i,
        });
      }),
      fill(
        rect(x - 4, foot, wide + 8, 12),
        sheet.linear([
          [0, '#e8a95a'],
          [0.25, '#8a5228'],
          [1, '#2a160c'],
        ]),
      ),
      fill(rect(x, foot + 12, wide, 12), '#120804', { opacity: 0.55 }),
    ];
  };
  return [
    fill(rect(x - 6, y - 6, wide + 12, high + 12), '#1c0f08'),
    times(rows, (i) => row(i).flat(2).join('')),
    stroke(rect(x - 6, y - 6, wide + 12, high + 12), '#c8963a', 2, { opacity: 0.7 }),
  ].join('');
}

/** A turned pillar of the back bar with gilding at head and foot. */
export function pillar(sheet, x, y, wide, high) {
  const gilt = sheet.linear(
    [
      [0, '#8a5f1f'],
      [0.35, c.gilt],
      [0.6, c.brass],
      [1, '#6b4314'],
    ],
    { to: [1, 0] },
  );
  const shaft = sheet.linear(wood, { to: [1, 0] });
  return [
    fill(rect(x - wide / 2, y, wide, high), shaft),
    times(4, (i) =>
      fill(rect(x - wide * 0.34 + i * wide * 0.19, y + 60, wide * 0.07, high - 130, 3), '#1f0f07', { opacity: 0.55 }),
    ),
    [
      [0, 16],
      [24, 8],
      [high - 40, 8],
      [high - 22, 22],
    ].map(([dy, thick]) => fill(rect(x - wide * 0.66, y + dy, wide * 1.32, thick, 3), gilt)),
  ]
    .flat()
    .join('');
}

/** An arched frame over what is seen through it (drawn inside its glass). */
export function archedWindow(sheet, x, y, wide, high, view) {
  const opening = (inset) =>
    polygon([
      [x + inset, y + high],
      ...arc(x + wide / 2, y + wide / 2, wide / 2 - inset, wide / 2 - inset, 180, 360, 28),
      [x + wide - inset, y + high],
    ]);
  const gilt = sheet.linear([
    [0, c.gilt],
    [0.5, c.brass],
    [1, '#8a5f1f'],
  ]);
  const cx = x + wide / 2;
  const spokes = [200, 225, 250, 290, 315, 340].map((angle) => {
    const [inner] = arc(cx, y + wide / 2, wide * 0.17, wide * 0.17, angle, angle, 1);
    const [outer] = arc(cx, y + wide / 2, wide / 2 - 22, wide / 2 - 22, angle, angle, 1);
    return stroke(line([inner, outer]), '#1d0f08', 5);
  });
  return [
    fill(opening(-14), sheet.linear(wood)),
    fill(opening(0), '#2a160c'),
    stroke(opening(4), gilt, 3),
    sheet.within(opening(20), view),
    stroke(polygon(arc(cx, y + wide / 2, wide * 0.17, wide * 0.17, 180, 360, 14)), '#1d0f08', 5),
    spokes,
    stroke(
      line([
        [x + 20, y + wide / 2],
        [x + wide - 20, y + wide / 2],
      ]),
      '#1d0f08',
      7,
    ),
    [1 / 3, 2 / 3].map((t) =>
      stroke(
        line([
          [x + wide * t, y + wide / 2],
          [x + wide * t, y + high],
        ]),
        '#1d0f08',
        6,
      ),
    ),
    stroke(opening(20), gilt, 2),
  ]
    .flat()
    .join('');
}

/** Boards: a surface of wood with its grain, lit from above. */
export function boards(
  sheet,
  d,
  [x, y, wide, high],
  { tones = ['#c47a3c', '#7a431f', '#3f2011'], seed = 61, lines = 60, across = true } = {},
) {
  const random = chance(seed);
  const grain = times(lines, () => {
    const [gx, gy] = [x + random.between(-0.1, 1) * wide, y + random.between(0, 1) * high];
    const long = (across ? wide : high) * random.between(0.06, 0.35);
    const bend = random.about(0, across ? high * 0.012 : wide * 0.012);
    const points = across
      ? [
          [gx, gy],
          [gx + long / 2, gy + bend],
          [gx + long, gy],
        ]
      : [
          [gx, gy],
          [gx + bend, gy + long / 2],
          [gx, gy + long],
        ];
    return stroke(line(points), random.pick(['#1f0e06', '#2a150b', '#e3a05a']), random.between(0.6, 2.2), {
      opacity: random.between(0.12, 0.4),
    });
  });
  return [
    fill(
      d,
      sheet.linear([
        [0, tones[0]],
        [0.4, tones[1]],
        [1, tones[2]],
      ]),
    ),
    sheet.within(d, grain),
  ].join('');
}
