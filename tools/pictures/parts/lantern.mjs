import { fill, group, stroke, times } from '../drawing/ink.mjs';
import { palette as c } from '../drawing/palette.mjs';
import { arc, blob, curve, ellipse, line, points, polygon, rect } from '../drawing/shapes.mjs';

/** A flame 10 high on its wick at x, y. */
export function flame(sheet, x, y, size) {
  const put = (list) => list.map(([px, py]) => [x + px * size, y + py * size]);
  return [
    sheet.glow(x, y - 4 * size, 34 * size, '#ffb54a', 0.85),
    fill(blob(put(points('0 0.4, 2.4 -1.6, 2.6 -4.4, 0.6 -8, 0.2 -10.6, -1.2 -7.4, -2.6 -4.2, -2.2 -1.6'))), '#ffb23c'),
    fill(blob(put(points('0 0, 1.7 -1.6, 1.7 -4, 0.3 -8, -0.8 -5.6, -1.7 -3.6, -1.5 -1.4'))), '#fff0b0'),
    fill(blob(put(points('0 -0.6, 0.9 -1.8, 0.7 -3.8, -0.1 -5.2, -0.8 -3.6, -0.8 -1.6'))), '#fffdf2'),
    fill(ellipse(x, y - 0.4 * size, 1.2 * size, 0.8 * size), '#5f86a8', { opacity: 0.5 }),
  ];
}

/** A lantern of cut tin and glass with a candle in it, its foot at x, y. */
export function lantern(sheet, x, y, tall) {
  const u = tall / 100;
  const tin = sheet.linear(
    [
      [0, '#1c120a'],
      [0.3, '#6b4a22'],
      [0.5, '#d9a95a'],
      [0.62, '#8a5f2c'],
      [1, '#2b1a0d'],
    ],
    { to: [1, 0] },
  );
  const star = (px, py, size) =>
    polygon(
      Array.from({ length: 16 }, (_, i) => {
        const angle = (i * Math.PI) / 8;
        const reach = i % 2 ? size * 0.42 : size;
        return [px + Math.cos(angle) * reach, py + Math.sin(angle) * reach];
      }),
    );
  const roof = polygon([[-27, -68], [-11, -84], ...arc(0, -84, 11, 3, 180, 360, 6), [11, -84], [27, -68]]);
  const pane = rect(-23, -66, 46, 54, 2);
  return group(
    [
      fill(ellipse(0, 2, 40, 9), '#050201', { opacity: 0.6, filter: sheet.blur(2.6) }),
      fill(ellipse(0, 3, 70, 15), '#ffc765', { opacity: 0.5, filter: sheet.blur(5), style: 'mix-blend-mode:screen' }),
      stroke(curve(arc(0, -92, 13, 14, 150, 390, 16)), '#a8803c', 2.2),
      fill(
        pane,
        sheet.radial(
          [
            [0, '#ffedb0', 0.95],
            [0.4, '#f7b04a', 0.7],
            [1, '#7a3a14', 0.72],
          ],
          { centre: [0.5, 0.52], radius: 0.62 },
        ),
      ),
      fill(
        rect(-8, -33, 16, 23, 2),
        sheet.linear([
          [0, '#fff6dc'],
          [0.4, '#f3d59a'],
          [1, '#b9783a'],
        ]),
      ),
      fill(ellipse(0, -33, 8, 2.4), '#fff3cf'),
      fill(blob(points('7 -33, 9 -31, 8.6 -24, 7 -22.6, 6 -28')), '#fff0c8'),
      stroke(line(points('0 -33, 0 -37')), '#2b1208', 1),
      flame(sheet, 0, -36, 1.7),
      stroke(line(points('-18 -62, -19 -18')), '#fffbe8', 1.4, { opacity: 0.55 }),
      stroke(line(points('15 -60, 16 -44')), '#fffbe8', 0.9, { opacity: 0.4 }),
      [-25, -9.2, 6.8, 22].map((px, i) => fill(rect(px, -67, i % 3 ? 1.6 : 3.4, 57), i % 3 ? '#3a2612' : tin)),
      fill(rect(-29, -12, 58, 12, 2), tin),
      times(7, (i) => fill(star(-21 + i * 7, -6, 2), '#ffd98a', { opacity: 0.9 })),
      fill(rect(-30, -70, 60, 5, 1.6), tin),
      fill(roof, tin),
      times(5, (i) => fill(star(-14 + i * 7, -75, 2.2), '#ffe6a8', { opacity: 0.95 })),
      stroke(line(points('-26 -68.4, 26 -68.4')), c.gilt, 0.7, { opacity: 0.9 }),
      stroke(line(points('-28 -11, 28 -11')), c.gilt, 0.7, { opacity: 0.9 }),
      sheet.glow(0, -38, 150, '#ffb04a', 0.5),
    ],
    { transform: `translate(${x} ${y}) scale(${u})` },
  );
}
