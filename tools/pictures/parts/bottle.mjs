import { fill, group, stroke } from '../drawing/ink.mjs';
import { palette as c } from '../drawing/palette.mjs';
import { ellipse, line, points, polygon, rect } from '../drawing/shapes.mjs';

/** Half the width at a height, both as shares of the height of the bottle: foot to mouth. */
const forms = {
  whiskey: points('0 0.15, 0.02 0.16, 0.58 0.16, 0.66 0.13, 0.72 0.06, 0.9 0.052, 0.9 0.064, 1 0.064'),
  pot: points('0 0.17, 0.02 0.19, 0.4 0.2, 0.56 0.14, 0.66 0.065, 0.86 0.055, 0.86 0.075, 1 0.075'),
  square: points('0 0.18, 0.01 0.19, 0.62 0.19, 0.68 0.16, 0.72 0.07, 0.88 0.06, 0.88 0.08, 1 0.08'),
  wine: points('0 0.12, 0.02 0.13, 0.56 0.13, 0.66 0.1, 0.74 0.05, 0.95 0.045, 0.95 0.052, 1 0.052'),
  tequila: points('0 0.2, 0.02 0.22, 0.3 0.23, 0.46 0.2, 0.56 0.11, 0.64 0.055, 0.84 0.055, 0.84 0.1, 1 0.1'),
  slim: points('0 0.095, 0.02 0.1, 0.62 0.1, 0.72 0.06, 0.8 0.04, 0.94 0.038, 0.94 0.05, 1 0.05'),
};

/** Glass and what is in it, from the dark side to the lit side, and the paper on it. */
export const glasses = {
  whiskey: { dark: '#5a2a10', mid: '#a8581c', bright: '#f3b14c', label: c.cream },
  rum: { dark: '#2b110a', mid: '#5f2712', bright: '#b85a26', label: c.straw },
  green: { dark: '#06180f', mid: '#12452f', bright: '#4a9a63', label: c.cream },
  bottleGreen: { dark: '#0a1c10', mid: '#2b5a2c', bright: '#9cb858', label: '#e8d39a' },
  clear: { dark: '#3a4a46', mid: '#7f968c', bright: '#e6ecd8', label: '#d9e4d6' },
  reposado: { dark: '#8a5316', mid: '#d9972f', bright: '#fbdc86', label: c.terracotta },
  hibiscus: { dark: '#3d0c18', mid: '#86203a', bright: '#e0607a', label: c.cream },
};

export const bottleForms = Object.keys(forms);

/** A bottle on its foot at x, y, with light coming through it from behind and on its right edge. */
export function bottle(sheet, x, y, tall, { form = 'whiskey', glass = 'whiskey', level = 0.6, emblem = 0 } = {}) {
  const profile = forms[form].map(([t, half]) => [half * tall, -t * tall]);
  const { dark, mid, bright, label } = glasses[glass];
  const d = polygon([
    ...profile.map(([half, up]) => [-half, up]),
    ...profile.map(([half, up]) => [half, up]).reverse(),
  ]);
  const wide = forms[form][2][1] * tall;
  const shoulder = forms[form][3][0];
  const [low, high] = [shoulder * 0.16 * tall, shoulder * 0.82 * tall];
  const paper = rect(-wide * 0.92, -high, wide * 1.84, high - low, tall * 0.012);
  const middle = -(low + high) / 2;
  const emblems = [
    ellipse(0, middle - tall * 0.05, wide * 0.34),
    polygon([
      [0, middle - tall * 0.12],
      [wide * 0.4, middle],
      [-wide * 0.4, middle],
    ]),
    polygon([
      [0, middle - tall * 0.12],
      [wide * 0.36, middle - tall * 0.05],
      [0, middle + tall * 0.02],
      [-wide * 0.36, middle - tall * 0.05],
    ]),
  ];
  const mark = label === c.terracotta ? c.straw : glass === 'green' ? c.leaf : c.terracotta;
  return group(
    [
      fill(
        d,
        sheet.linear(
          [
            [0, dark],
            [0.3, mid],
            [0.55, dark],
            [0.85, mid],
            [1, bright],
          ],
          { to: [1, 0] },
        ),
      ),
      sheet.within(d, [
        fill(
          rect(-wide * 2, -level * tall, wide * 4, level * tall),
          sheet.linear([
            [0, bright, 0.55],
            [0.4, mid, 0.2],
            [1, dark, 0.55],
          ]),
        ),
        fill(
          paper,
          sheet.linear(
            [
              [0, '#000', 0.35],
              [0.3, '#000', 0],
              [0.8, '#000', 0.1],
              [1, '#fff', 0.2],
            ],
            { to: [1, 0] },
          ),
          { style: 'mix-blend-mode:normal' },
        ),
        fill(paper, label, { opacity: 0.88 }),
        fill(rect(-wide * 0.78, -high + tall * 0.03, wide * 1.56, tall * 0.014), mark),
        fill(emblems[emblem % emblems.length], mark),
        fill(rect(-wide * 0.6, -low - tall * 0.075, wide * 1.2, tall * 0.01), '#2b1a10', { opacity: 0.7 }),
        fill(rect(-wide * 0.42, -low - tall * 0.048, wide * 0.84, tall * 0.01), '#2b1a10', { opacity: 0.5 }),
        fill(
          paper,
          sheet.linear(
            [
              [0, '#000', 0.5],
              [0.4, '#000', 0.05],
              [0.85, '#000', 0],
              [1, c.amber, 0.45],
            ],
            { to: [1, 0] },
          ),
        ),
        fill(rect(-tall, -tall, tall * 2, tall * 0.1), emblem % 2 ? c.stout : mark),
      ]),
      stroke(line(profile.slice(1, 6)), bright, tall * 0.014, { opacity: 0.85 }),
      stroke(line(profile.slice(1, 4).map(([half, up]) => [-half * 0.72, up])), '#fff7e0', tall * 0.018, {
        opacity: 0.32,
      }),
    ],
    { transform: `translate(${x} ${y})` },
  );
}
