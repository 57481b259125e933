import { fill, group, place, stroke, times } from '../drawing/ink.mjs';
import { palette as c } from '../drawing/palette.mjs';
import { ellipse, line, points, polygon, rect } from '../drawing/shapes.mjs';
import { lettering } from '../marks/lettering.mjs';
import { archedWindow, boards } from './back-bar.mjs';
import { sea, sky } from './dusk.mjs';
import { landsEnd } from './lands-end.mjs';
import { pint } from './pint.mjs';

/** The corner of the house where they play: panels, a window, and what hangs on the wall. */
export function corner(sheet) {
  return [
    fill(
      rect(0, 0, 1600, 700),
      sheet.linear([
        [0, '#0a281d'],
        [0.5, '#124434'],
        [1, '#0d3427'],
      ]),
    ),
    times(25, (i) => fill(rect(i * 66 + 30, 0, 2, 600), '#0a2a1f', { opacity: 0.7 })),
    boards(sheet, rect(0, 560, 1600, 330), [0, 560, 1600, 330], {
      tones: ['#6f3f1f', '#4a2614', '#24120a'],
      seed: 81,
      across: false,
      lines: 160,
    }),
    fill(
      rect(0, 552, 1600, 16),
      sheet.linear([
        [0, '#c48a4a'],
        [1, '#4a2614'],
      ]),
    ),
    times(11, (i) => stroke(rect(i * 150 + 14, 596, 122, 260, 3), '#22110a', 4, { opacity: 0.8 })),
    boards(sheet, rect(0, 880, 1600, 187), [0, 880, 1600, 187], {
      tones: ['#6f4022', '#4a2814', '#1f1009'],
      seed: 82,
      lines: 120,
    }),
    archedWindow(
      sheet,
      64,
      150,
      300,
      360,
      place(
        [
          sky(sheet, { sun: [560, 520], horizon: 560, seed: 83 }),
          sea(sheet, { sun: [560, 520], horizon: 560, seed: 84, glitter: 0.5 }),
          landsEnd(sheet, { x: 560, horizon: 560, scale: 0.7, seed: 85 }),
        ],
        -110,
        50,
        { scale: 0.65 },
      ),
    ),
    mirror(sheet),
    frame(sheet, 470, 208, 130, 170, boatPicture(sheet)),
    frame(sheet, 480, 408, 110, 110, harpPicture()),
    frame(sheet, 1010, 420, 120, 96, [
      fill(rect(0, 0, 120, 96), '#c8592c'),
      fill(polygon(points('0 96, 34 40, 58 70, 84 30, 120 96')), '#0d3326'),
      fill(ellipse(66, 34, 13), c.straw),
    ]),
    frame(sheet, 1010, 220, 110, 150, [fill(rect(0, 0, 110, 150), '#0d3326'), pint(sheet, 55, 132, 108)]),
  ];
}

function frame(sheet, x, y, wide, high, picture) {
  const gilt = sheet.linear(
    [
      [0, c.gilt],
      [0.4, '#a8742c'],
      [1, '#5a3a12'],
    ],
    { to: [1, 1] },
  );
  return group(
    [
      fill(rect(-8, -2, wide + 30, high + 32), '#020806', { opacity: 0.5, filter: sheet.blur(6) }),
      fill(rect(-14, -14, wide + 28, high + 28, 3), gilt),
      fill(rect(-7, -7, wide + 14, high + 14), '#1c0f08'),
      sheet.within(rect(0, 0, wide, high), picture),
      fill(
        polygon([
          [0, 0],
          [wide * 0.5, 0],
          [wide * 0.1, high],
          [0, high],
        ]),
        '#fff',
        { opacity: 0.07 },
      ),
    ],
    { transform: `translate(${x} ${y})` },
  );
}

function boatPicture(sheet) {
  return [
    fill(
      rect(0, 0, 130, 170),
      sheet.linear([
        [0, '#2d5a5a'],
        [0.6, '#d9a05a'],
        [0.62, '#1b3a3e'],
        [1, '#0c2224'],
      ]),
    ),
    fill(polygon(points('64 26, 64 108, 22 108')), c.cream),
    fill(polygon(points('70 40, 70 108, 104 108')), c.terracotta),
    fill(polygon(points('14 114, 116 114, 100 134, 32 134')), c.stout),
  ];
}

function harpPicture() {
  return [
    fill(rect(0, 0, 110, 110), c.straw),
    stroke('M32 92L38 22Q60 36 82 24Q88 62 32 92', c.green, 6),
    [0, 1, 2, 3, 4].map((i) =>
      stroke(
        line([
          [44 + i * 8, 31],
          [40 + i * 8, 82 - i * 8],
        ]),
        c.green,
        1.6,
      ),
    ),
  ];
}

function mirror(sheet) {
  const [x, y, w, h] = [1196, 170, 330, 350];
  const line1 = lettering('The', 38);
  const line2 = lettering('Wild Rover', 52, { tracking: 0.02 });
  const line3 = lettering('Est. 2022', 28, { tracking: 0.06 });
  const centred = (text, dy) =>
    fill(
      text.d,
      sheet.linear([
        [0, '#fff0c2'],
        [1, c.brass],
      ]),
      { transform: `translate(${(w - text.width) / 2} ${dy})` },
    );
  const glass = [
    fill(
      rect(0, 0, w, h),
      sheet.linear(
        [
          [0, '#2a4a40'],
          [0.5, '#6f4a2a'],
          [1, '#1c2a22'],
        ],
        { to: [1, 1] },
      ),
    ),
    fill(
      polygon([
        [40, 0],
        [130, 0],
        [10, h],
        [0, h],
        [0, 90],
      ]),
      '#fff',
      { opacity: 0.1 },
    ),
    stroke(rect(16, 16, w - 32, h - 32), c.brass, 3),
    stroke(rect(24, 24, w - 48, h - 48), c.brass, 1),
    centred(line1, 76),
    centred(line2, 130),
    fill(
      polygon([
        [w / 2 - 70, 152],
        [w / 2, 149],
        [w / 2 + 70, 152],
        [w / 2, 155],
      ]),
      c.brass,
    ),
    centred(line3, 194),
  ];
  return frame(sheet, x, y, w, h, glass);
}

/** The long bench under it. */
export function settle(sheet) {
  const back = polygon(points('470 600, 1130 600, 1150 900, 450 900'));
  return [
    boards(sheet, back, [450, 600, 700, 300], {
      tones: ['#5a2f17', '#3a1c0e', '#1c0e07'],
      seed: 88,
      across: false,
      lines: 90,
    }),
    fill(
      rect(460, 588, 680, 18, 6),
      sheet.linear([
        [0, '#d99a52'],
        [1, '#5a2f17'],
      ]),
    ),
    times(5, (i) => stroke(rect(496 + i * 124, 624, 108, 240, 3), '#1c0d06', 4)),
  ];
}

/** A stool, its feet at x, y. */
export function stool(sheet, x, y, high) {
  return [
    fill(ellipse(x, y, 130, 20), '#050302', { opacity: 0.6, filter: sheet.blur(8) }),
    [-70, 70].map((dx) =>
      fill(
        polygon([
          [x + dx * 0.7 - 8, y - high],
          [x + dx * 0.7 + 8, y - high],
          [x + dx + 7, y],
          [x + dx - 7, y],
        ]),
        '#2a140a',
      ),
    ),
    fill(
      rect(x - 82, y - high - 14, 164, 26, 10),
      sheet.linear([
        [0, '#8a5228'],
        [1, '#2a140a'],
      ]),
    ),
  ];
}
