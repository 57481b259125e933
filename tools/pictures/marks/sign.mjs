import { fill, stroke } from '../drawing/ink.mjs';
import { palette as c } from '../drawing/palette.mjs';
import { arc, blob, curve, ellipse, line, points, polygon, rect } from '../drawing/shapes.mjs';

const glass = polygon(points('18.4 22, 45.6 22, 41.8 55, 22.2 55'));
const foam = blob(
  points(`
    17.2 22.8, 15.8 18.6, 18.8 14.8, 23 15.2, 26 11.6, 31 10.6, 35 12.8, 38 12, 43 13.4, 45.4 16.2, 48 18.6, 47 22.8,
    44.4 25.2, 32 26.2, 19.6 25.2`),
);
const rocks = points('18 46, 20.6 39.6, 23.4 36, 25.4 37.6, 28.8 31, 31.4 33, 34.4 32.6, 39.6 35, 43 39.6, 43.6 46');
const sun = [36.2, 44.2];

/** The sign of the house, 64 by 64: a pint with the Arch in it, and the sun going down under the Arch. */
export function sign(sheet) {
  const arch = `${polygon(rocks)}${ellipse(36.2, 46.4, 3.7, 7.2)}`;
  const dusk = sheet.linear([
    [0, '#1a0e08'],
    [0.4, '#7a2f16'],
    [0.75, '#e07b34'],
    [1, c.amber],
  ]);
  const water = sheet.linear([
    [0, '#d9803a'],
    [0.35, '#4a200e'],
    [1, '#120804'],
  ]);
  const head = sheet.linear([
    [0, '#fffaf0'],
    [0.6, '#f8e6c0'],
    [1, '#e0bd80'],
  ]);
  return [
    fill(glass, '#120a06'),
    sheet.within(glass, [
      fill(rect(17, 26, 30, 20.4), dusk),
      sheet.glow(...sun, 13, '#ffd27a', 0.9),
      fill(ellipse(...sun, 3.5), '#fff6d8'),
      fill(arch, '#0b120d', { 'fill-rule': 'evenodd' }),
      stroke(line(rocks.slice(4, 9)), '#f2a33a', 0.5, { opacity: 0.9 }),
      stroke(curve(arc(36.2, 46.4, 3.9, 7.4, 190, 350, 12)), '#ffc765', 0.5),
      fill(rect(17, 46, 30, 10), water),
      [47.6, 49.6, 51.6, 53.4].map((y, i) =>
        stroke(`M${33.6 + i * 0.5} ${y}h${5.2 - i}`, i ? c.amber : '#fff0bf', 0.85),
      ),
    ]),
    stroke(glass, c.brass, 1.5),
    fill(foam, head),
    stroke(curve(points('18.4 19, 20 17, 22.6 16.6')), '#fff', 1, { opacity: 0.9 }),
    stroke(curve(points('27 13.8, 30 12.4, 33 13.4')), '#fff', 1, { opacity: 0.9 }),
    stroke(curve(points('20 24.8, 32 25.8, 44 24.8')), '#c99a5c', 0.7, { opacity: 0.8 }),
  ];
}
