import { fill, group, stroke, times } from '../drawing/ink.mjs';
import { palette as c } from '../drawing/palette.mjs';
import { curve, ellipse, line, points, polygon, rect } from '../drawing/shapes.mjs';

const handles = ['#160f0b', c.leaf, c.terracotta, c.marigold, c.cream];

/** A brass tap column standing at x, y with `count` taps on its crossbar, `tall` pixels to the bar. */
export function taps(sheet, x, y, tall, { count = 5, pulled = -1 } = {}) {
  const gap = tall * 0.34;
  const wide = gap * (count - 1) + tall * 0.36;
  const brass = sheet.linear(
    [
      [0, '#6b4314'],
      [0.22, '#e0b95b'],
      [0.38, '#fff0bd'],
      [0.55, '#c8963a'],
      [0.8, '#7a4d18'],
      [1, '#f3c566'],
    ],
    { to: [1, 0] },
  );
  const bar = sheet.linear([
    [0, '#8f601f'],
    [0.18, '#fff2c4'],
    [0.42, '#e0b95b'],
    [0.75, '#8a5a1d'],
    [1, '#d9a545'],
  ]);
  const column = (cx) => [
    fill(ellipse(cx, 0, tall * 0.17, tall * 0.035), '#050302', { opacity: 0.5 }),
    fill(
      polygon([
        [cx - tall * 0.15, 0],
        [cx - tall * 0.12, -tall * 0.06],
        [cx - tall * 0.065, -tall * 0.14],
        [cx - tall * 0.06, -tall * 0.9],
        [cx + tall * 0.06, -tall * 0.9],
        [cx + tall * 0.065, -tall * 0.14],
        [cx + tall * 0.12, -tall * 0.06],
        [cx + tall * 0.15, 0],
      ]),
      brass,
    ),
    [0.16, 0.24, 0.78].map((up) => fill(rect(cx - tall * 0.082, -tall * up, tall * 0.164, tall * 0.03, 4), brass)),
  ];
  const tap = (i) => {
    const tx = (i - (count - 1) / 2) * gap;
    const lean = i === pulled ? 38 : 0;
    const top = -tall * 1.04;
    const grip = polygon(
      points(`
    -0.022 0, -0.034 -0.12, -0.058 -0.34, -0.05 -0.43, 0 -0.46, 0.05 -0.43, 0.058 -0.34, 0.034 -0.12,
    0.022 0`).map(([px, py]) => [px * tall, py * tall]),
    );
    const badge = ellipse(0, -tall * 0.32, tall * 0.038, tall * 0.058);
    return [
      fill(
        polygon([
          [tx - tall * 0.03, -tall * 0.86],
          [tx + tall * 0.03, -tall * 0.86],
          [tx + tall * 0.018, -tall * 0.6],
          [tx - tall * 0.018, -tall * 0.6],
        ]),
        brass,
      ),
      fill(rect(tx - tall * 0.034, -tall * 0.72, tall * 0.068, tall * 0.035, 3), brass),
      fill(rect(tx - tall * 0.045, top - tall * 0.02, tall * 0.09, tall * 0.08, 4), brass),
      group(
        [
          sheet.lit(grip, { base: handles[i % handles.length], rim: '#ffd98a', away: [-tall * 0.012, tall * 0.004] }),
          fill(badge, c.brass),
          fill(ellipse(0, -tall * 0.32, tall * 0.026, tall * 0.044), i % 2 ? c.stout : c.green),
          fill(rect(-tall * 0.03, -tall * 0.02, tall * 0.06, tall * 0.03, 3), brass),
        ],
        { transform: `translate(${tx} ${top}) rotate(${lean})` },
      ),
    ];
  };
  return group(
    [
      column(count > 2 ? -wide * 0.3 : 0),
      count > 2 ? column(wide * 0.3) : '',
      fill(rect(-wide / 2, -tall, wide, tall * 0.17, tall * 0.085), bar),
      stroke(
        line([
          [-wide / 2 + tall * 0.08, -tall * 0.965],
          [wide / 2 - tall * 0.08, -tall * 0.965],
        ]),
        '#fffbe0',
        tall * 0.014,
        { opacity: 0.85 },
      ),
      [-1, 1].map((side) => fill(ellipse((side * wide) / 2, -tall * 0.915, tall * 0.05, tall * 0.085), brass)),
      times(count, (i) => tap(i).flat(3).join('')),
      stroke(
        curve([
          [-wide / 2 + 20, -tall * 0.85],
          [0, -tall * 0.845],
          [wide / 2 - 20, -tall * 0.85],
        ]),
        '#3a2208',
        tall * 0.012,
        { opacity: 0.6 },
      ),
    ],
    { transform: `translate(${x} ${y})` },
  );
}
