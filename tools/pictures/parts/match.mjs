import { fill, group, stroke, times } from '../drawing/ink.mjs';
import { palette as c } from '../drawing/palette.mjs';
import { chance } from '../drawing/random.mjs';
import { arc, blob, ellipse, line, points, polygon, rect } from '../drawing/shapes.mjs';
import { games, high, on, wide } from './games.mjs';

/** A match on the big screen: its upper left corner at x, y, 640 by 360 inside its frame; the ball is in the air. */
export function bigScreen(sheet, x, y, game) {
  const { goal, ball, score } = games[game];
  return group(
    [
      fill(rect(-40, -30, wide + 80, high + 80, 30), '#020605', { opacity: 0.7, filter: sheet.blur(14) }),
      fill(rect(-14, -14, wide + 28, high + 32, 8), '#0c0a09'),
      stroke(rect(-14, -14, wide + 28, high + 32, 8), '#5a4630', 2),
      sheet.within(rect(0, 0, wide, high, 3), [
        stand(sheet),
        pitch(sheet),
        goal(),
        ball(),
        players(sheet),
        scoreboard(score),
        glare(sheet),
      ]),
      fill(ellipse(wide / 2, high + 10, 3), c.marigold),
    ],
    { transform: `translate(${x} ${y})` },
  );
}

function stand(sheet) {
  const random = chance(551);
  return [
    fill(
      rect(0, 0, wide, 130),
      sheet.linear([
        [0, '#0b1a26'],
        [1, '#20404a'],
      ]),
    ),
    times(520, () =>
      fill(
        ellipse(random.between(0, wide), random.between(16, 104), random.between(1.6, 3)),
        random.pick(['#f6eedd', '#e0b95b', '#a8431f', '#1f6b4c', '#2a3a3c', '#6d2436', '#8f5432']),
        {
          opacity: random.between(0.5, 1),
        },
      ),
    ),
    times(6, (i) =>
      [sheet.glow(54 + i * 106, 6, 90, '#f4fbff', 0.8), fill(rect(36 + i * 106, 2, 36, 7, 3), '#ffffff')].join(''),
    ),
    fill(rect(0, 102, wide, 16), '#0d3326'),
    times(16, (i) => fill(rect(6 + i * 41, 106, 30, 7, 1), i % 3 ? '#1f6b4c' : c.brass, { opacity: 0.9 })),
  ];
}

function pitch(sheet) {
  return [
    fill(
      polygon([on(-2, 0), on(2, 0), on(2, 1), on(-2, 1)]),
      sheet.linear([
        [0, '#2f8a4a'],
        [1, '#57b45e'],
      ]),
    ),
    times(5, (i) =>
      fill(polygon([on(-2, i * 0.2), on(2, i * 0.2), on(2, i * 0.2 + 0.1), on(-2, i * 0.2 + 0.1)]), '#1f6f3c', {
        opacity: 0.45,
      }),
    ),
  ];
}

/** Green against red. */
function players(sheet) {
  const home = { shirt: '#1f8a58', shorts: '#f6eedd', socks: '#1f8a58' };
  const guests = { shirt: '#b3322c', shorts: '#f6eedd', socks: '#b3322c' };
  const squad = [
    [-0.5, 0.72, guests, 6],
    [0.42, 0.66, guests, -8],
    [-0.12, 0.6, home, 10],
    [0.7, 0.46, home, -10],
    [-0.78, 0.42, home, 4],
    [0.24, 0.34, guests, 12],
    [-0.3, 0.24, home, 14],
    [0.5, 0.16, guests, -6],
  ];
  const player = ([across, away, kit, lean]) => {
    const [px, py] = on(across, away);
    const size = 1.15 - away * 0.62;
    return group(
      [
        fill(ellipse(10, 0, 20, 4), '#0a2a18', { opacity: 0.5 }),
        stroke(line(points('-4 -34, -12 -18, -8 -2')), '#8f5432', 6),
        stroke(line(points('4 -34, 12 -20, 22 -14')), '#8f5432', 6),
        stroke(line(points('-9.6 -13, -8 -3')), kit.socks, 7),
        fill(polygon(points('-10 -44, 10 -44, 12 -28, 2 -30, -2 -30, -12 -26')), kit.shorts),
        sheet.lit(blob(points('-11 -74, 11 -74, 11 -44, 0 -42, -11 -44')), {
          base: kit.shirt,
          rim: '#eafff0',
          away: [-2, 3],
        }),
        stroke(line(points('-10 -70, -20 -58, -16 -46')), kit.shirt, 6),
        stroke(line(points('10 -70, 20 -60, 26 -66')), kit.shirt, 6),
        fill(ellipse(0, -84, 8, 9), '#a5653d'),
        fill(polygon(arc(0, -86, 8.6, 8.6, 180, 360, 8)), '#1a0f09'),
      ],
      { transform: `translate(${px} ${py}) rotate(${lean}) scale(${size})` },
    );
  };
  return squad.map(player);
}

const digits = {
  0: 'M0 6a4 5.6 0 1 0 8 0a4 5.6 0 1 0 -8 0Z',
  1: 'M4 0V12',
  3: 'M0 0H7L3 5Q8 5 7 9T0 12',
  7: 'M0 0H8L3 12',
};

function scoreboard(score) {
  return [
    fill(rect(22, 18, 154, 30, 3), '#06140f', { opacity: 0.92 }),
    fill(rect(22, 18, 10, 30), '#1f8a58'),
    fill(rect(166, 18, 10, 30), '#b3322c'),
    fill(rect(82, 18, 34, 30), c.brass),
    [40, 52, 64].map((x) => fill(rect(x, 28, 8, 10, 1), c.cream)),
    [126, 138, 150].map((x) => fill(rect(x, 28, 8, 10, 1), c.cream)),
    score
      .split(' ')
      .map((digit, i) => stroke(digits[digit], c.stout, 3, { transform: `translate(${87 + i * 16} 27)` })),
  ];
}

function glare(sheet) {
  return fill(
    polygon(points('0 0, 250 0, 60 360, 0 360')),
    sheet.linear(
      [
        [0, '#ffffff', 0.14],
        [1, '#ffffff', 0],
      ],
      { to: [1, 0] },
    ),
  );
}
