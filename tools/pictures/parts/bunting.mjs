import { fill, group, stroke } from '../drawing/ink.mjs';
import { palette as c } from '../drawing/palette.mjs';
import { chance } from '../drawing/random.mjs';
import { blob, ellipse, line, points, polygon, rect } from '../drawing/shapes.mjs';

/** What is cut out of the paper, on a flag one wide and one high that hangs from 0, 0. */
const cuts = {
  harp: [
    polygon(points('-0.2 0.72, -0.14 0.24, -0.04 0.2, -0.1 0.66')),
    blob(points('-0.12 0.22, 0.02 0.28, 0.12 0.2, 0.24 0.26, 0.22 0.34, 0.1 0.29, 0.02 0.37')),
    blob(points('0.24 0.3, 0.2 0.48, 0.04 0.68, -0.16 0.76, -0.12 0.68, 0.08 0.54, 0.17 0.34')),
  ],
  agave: [-62, -32, 0, 32, 62].map((angle) => {
    const a = (angle * Math.PI) / 180;
    const tip = [Math.sin(a) * 0.32, 0.7 - Math.cos(a) * 0.46];
    return blob([[0, 0.74], [tip[0] * 0.5 - 0.05, (0.7 + tip[1]) / 2], tip, [tip[0] * 0.5 + 0.05, (0.7 + tip[1]) / 2]]);
  }),
  pint: [rect(-0.18, 0.24, 0.36, 0.1, 0.05), polygon(points('-0.17 0.38, 0.17 0.38, 0.11 0.76, -0.11 0.76'))],
  fish: [
    blob(points('-0.3 0.5, -0.08 0.36, 0.16 0.42, 0.2 0.5, 0.16 0.58, -0.08 0.64')),
    polygon(points('0.2 0.5, 0.34 0.36, 0.34 0.64')),
  ],
  knot: [0, 1, 2, 3].map((i) => {
    const a = (i * Math.PI) / 2 + Math.PI / 4;
    return ellipse(Math.cos(a) * 0.17, 0.5 + Math.sin(a) * 0.17, 0.12);
  }),
};
const edges = [-0.38, -0.19, 0, 0.19, 0.38];

function flag(sheet, x, y, size, turn, colour, cut) {
  const scallops = edges.map((ex) => ellipse(ex, 0.92, 0.09, 0.1)).join('');
  const holes = [
    ...cuts[cut],
    ...edges.map((ex) => ellipse(ex, 0.1, 0.035)),
    ...edges.map((ex) => ellipse(ex, 0.88, 0.03)),
  ];
  const paper = rect(-0.47, 0, 0.94, 0.92) + holes.join('');
  const light = sheet.linear([
    [0, '#000', 0.28],
    [0.5, '#000', 0],
    [1, c.straw, 0.3],
  ]);
  return group(
    [
      fill(scallops, colour),
      fill(paper, colour, { 'fill-rule': 'evenodd' }),
      fill(paper, light, { 'fill-rule': 'evenodd' }),
    ],
    {
      transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)}) scale(${size.toFixed(2)})`,
      opacity: 0.94,
    },
  );
}

/** A string of papel picado from one point to another; flags are `size` wide at the ends given. */
export function bunting(
  sheet,
  from,
  to,
  { sag = 60, count = 9, size = [40, 40], colours, seed = 1, string = c.peat } = {},
) {
  const random = chance(seed);
  const papers = colours ?? [c.marigold, c.terracotta, c.leaf, c.cream, c.berry];
  const at = (t) => [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t + sag * 4 * t * (1 - t)];
  const motifs = Object.keys(cuts);
  const start = Math.floor(random.between(0, 5));
  const flags = Array.from({ length: count }, (_, i) => {
    const t = (i + 0.5) / count;
    const [before, [x, y], after] = [at(t - 0.04), at(t), at(t + 0.04)];
    const slope = (Math.atan2(after[1] - before[1], after[0] - before[0]) * 180) / Math.PI;
    const tilt = Math.abs(slope) > 90 ? slope + 180 : slope;
    const wide = size[0] + (size[1] - size[0]) * t;
    return flag(
      sheet,
      x,
      y,
      wide,
      tilt * 0.7 + random.about(0, 4),
      papers[(i + start) % papers.length],
      motifs[(i * 2 + start) % motifs.length],
    );
  });
  return [
    stroke(line(Array.from({ length: 25 }, (_, i) => at(i / 24))), string, Math.max(1, size[0] / 26)),
    ...flags,
  ].join('');
}

/** A string of bulbs, each with its light. */
export function bulbs(sheet, from, to, { sag = 50, count = 12, size = 6, strength = 0.7 } = {}) {
  const at = (t) => [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t + sag * 4 * t * (1 - t)];
  const lights = Array.from({ length: count }, (_, i) => {
    const [x, y] = at((i + 0.5) / count);
    return [
      sheet.glow(x, y + size * 1.4, size * 9, c.marigold, strength),
      fill(rect(x - size * 0.4, y - size * 0.2, size * 0.8, size * 0.9), '#15100c'),
      fill(ellipse(x, y + size * 1.5, size * 0.82, size), '#fff2c8'),
      fill(ellipse(x, y + size * 1.7, size * 0.5, size * 0.6), '#ffffff'),
    ];
  });
  return [stroke(line(Array.from({ length: 25 }, (_, i) => at(i / 24))), '#120d09', 2), ...lights.flat()].join('');
}
