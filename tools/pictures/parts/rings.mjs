import { fill, group, stroke } from '../drawing/ink.mjs';
import { palette as c } from '../drawing/palette.mjs';
import { arc, blob, curve, ellipse, limb, points, rect } from '../drawing/shapes.mjs';

/** Two rings of gold, standing one in the other: a claddagh and a plain one. They touch the ground at y, `x` between them. */
export function twoRings(sheet, x, y, radius) {
  const [left, right] = [-58, 62];
  return group(
    [
      fill(ellipse(left, 100, 66, 9), '#050201', { opacity: 0.6, filter: sheet.blur(6) }),
      fill(ellipse(right, 100, 66, 9), '#050201', { opacity: 0.6, filter: sheet.blur(6) }),
      ring(sheet, left, { narrow: 0.84, turn: -7, worn: claddagh(sheet) }),
      ring(sheet, right, { narrow: 0.8, turn: 9 }),
      // Where the left one comes to the front again, it is drawn again.
      sheet.within(rect(-40, -100, 120, 90), ring(sheet, left, { narrow: 0.84, turn: -7, worn: claddagh(sheet) })),
    ],
    { transform: `translate(${x} ${y - radius}) scale(${radius / 100})` },
  );
}

function ring(sheet, x, { narrow, turn, worn = '' }) {
  const [outer, inner] = [100, 86];
  const gold = sheet.linear(
    [
      [0, '#7a4d18'],
      [0.14, '#fff0bd'],
      [0.3, '#d9a545'],
      [0.5, '#a8742a'],
      [0.68, '#f7dc93'],
      [0.82, '#fffbe4'],
      [1, '#8a5f1f'],
    ],
    { to: [1, 0.7] },
  );
  const inside = sheet.linear([
    [0, '#3a2208'],
    [0.5, '#7a4d18'],
    [0.85, '#e0b95b'],
    [1, '#fff0bd'],
  ]);
  const band = (dx, r, hole) => ellipse(dx, 0, r * narrow, r) + ellipse(dx, 0, hole * narrow, hole);
  const depth = 20;
  return group(
    [
      fill(band(-depth, outer, inner), inside, { 'fill-rule': 'evenodd' }),
      [0.25, 0.5, 0.75].map((t) => stroke(ellipse(-depth * t, 0, inner * narrow, inner), inside, depth * 0.36)),
      [0.2, 0.4, 0.6, 0.8].map((t) => stroke(ellipse(-depth * t, 0, outer * narrow - 1, outer - 1), '#8a5f1f', 5)),
      fill(band(0, outer, inner), gold, { 'fill-rule': 'evenodd' }),
      stroke(ellipse(0, 0, outer * narrow, outer), '#fff3cf', 1.2, { opacity: 0.7 }),
      stroke(ellipse(0, 0, inner * narrow, inner), '#6b4314', 1.4, { opacity: 0.8 }),
      stroke(curve(arc(0, 0, 93 * narrow, 93, 292, 344, 14)), '#fffdf2', 4, { opacity: 0.9 }),
      stroke(curve(arc(0, 0, 93 * narrow, 93, 120, 158, 12)), '#fff3cf', 3, { opacity: 0.7 }),
      worn,
    ],
    { transform: `translate(${x} 0) rotate(${turn})` },
  );
}

/** Two hands, a heart and a crown, on top of the ring. */
function claddagh(sheet) {
  const gold = sheet.linear([
    [0, '#fffbe4'],
    [0.4, c.brass],
    [1, '#8a5f1f'],
  ]);
  const rim = { base: gold, rim: '#fffbe4', away: [-1, 1.4] };
  const heart = blob(points('0 18, -13 5, -19 -6, -15 -14, -7 -15, 0 -8, 7 -15, 15 -14, 19 -6, 13 5'));
  const crown = 'M-15 -18L-19 -37L-9 -28L0 -42L9 -28L19 -37L15 -18Q0 -13 -15 -18Z';
  const hand = (side) => [
    sheet.lit(
      limb(
        points('52 14, 36 6, 24 0').map(([px, py]) => [px * side, py]),
        [17, 15, 13],
      ),
      rim,
    ),
    [-6, -1, 4, 9].map((dy, i) =>
      sheet.lit(
        limb(
          [
            [24 * side, dy * 0.8 - 1],
            [(13 - i * 1.6) * side, dy + 1],
          ],
          [5.4, 4.6],
        ),
        rim,
      ),
    ),
    stroke(
      curve([
        [44 * side, 2],
        [40 * side, 10],
        [42 * side, 18],
      ]),
      '#6b4314',
      2.4,
    ),
  ];
  return group(
    [
      hand(-1),
      hand(1),
      sheet.lit(heart, rim),
      sheet.lit(crown, rim),
      [-19, 0, 19].map((px) => fill(ellipse(px, px ? -38 : -43, 2.6), '#fffbe4')),
    ],
    {
      transform: 'translate(0 -95)',
    },
  );
}
