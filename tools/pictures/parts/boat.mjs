import { fill, group, stroke, times } from '../drawing/ink.mjs';
import { palette as c } from '../drawing/palette.mjs';
import { blob, curve, line, points, polygon, rect } from '../drawing/shapes.mjs';

/** Each boat floats with the middle of its waterline at x, y, `long` pixels long, its bow to the left. */
function afloat(sheet, x, y, long, children, flip) {
  const unit = long / 100;
  const shade = sheet.linear([
    [0, '#04100c', 0.75],
    [1, '#04100c', 0],
  ]);
  return group([fill(polygon(points('-46 0, 44 0, 34 15, -38 13')), shade), children], {
    transform: `translate(${x} ${y}) scale(${flip ? -unit : unit} ${unit})`,
  });
}

/** The open fishing skiff of the bay. */
export function panga(sheet, x, y, long, { hull = c.terracotta, trim = c.cream, light, flip } = {}) {
  const side = blob(points('-52 -15, -36 -9, 0 -7.5, 42 -8.5, 45 -7, 43 1, 20 2.4, -26 2, -42 -3'));
  return afloat(
    sheet,
    x,
    y,
    long,
    [
      fill(curve(points('-48 -15, 0 -9.5, 44 -10')), 'none'),
      sheet.lit(side, { base: hull, ...light }),
      sheet.within(side, [
        stroke(curve(points('-52 -13, -36 -7, 0 -5.4, 44 -6.4')), trim, 1.6),
        fill(rect(-60, 0.6, 120, 4), '#07130f', { opacity: 0.55 }),
      ]),
      fill(polygon(points('-4 -8, -2 -17, 8 -17, 9 -8')), c.moss),
      fill(polygon(points('-2 -17, -0.6 -20, 7 -20, 8 -17')), c.mist, { opacity: 0.7 }),
      fill(rect(43, -17, 7, 9, 2), c.stout),
      fill(rect(45, -9, 2.4, 12), c.stout),
      times(3, (i) =>
        stroke(
          line([
            [-22 + i * 14, -9],
            [-19 + i * 14, -5],
          ]),
          c.peat,
          1,
        ),
      ),
      stroke(
        line([
          [14, -9],
          [34, -30],
        ]),
        c.stout,
        0.7,
      ),
      stroke(
        line([
          [18, -9],
          [42, -26],
        ]),
        c.stout,
        0.7,
      ),
    ],
    flip,
  );
}

/** A sailing boat at rest, its sail on the boom. */
export function sloop(sheet, x, y, long, { hull = c.cream, light, flip, mast = 130 } = {}) {
  const side = blob(points('-52 -12, -30 -9, 10 -8, 46 -9, 48 -7, 42 1, 10 3, -28 2, -44 -3'));
  return afloat(
    sheet,
    x,
    y,
    long,
    [
      stroke(
        line([
          [-6, -10],
          [-6, -mast],
        ]),
        c.stout,
        1.5,
      ),
      stroke(
        line([
          [-6, -mast + 4],
          [-50, -12],
        ]),
        c.stout,
        0.5,
      ),
      stroke(
        line([
          [-6, -mast + 4],
          [47, -9],
        ]),
        c.stout,
        0.5,
      ),
      stroke(
        line([
          [-15, -mast * 0.6],
          [3, -mast * 0.6],
        ]),
        c.stout,
        0.8,
      ),
      stroke(
        line([
          [-6, -mast + 6],
          [-15, -mast * 0.6],
          [-8, -10],
        ]),
        c.stout,
        0.4,
      ),
      sheet.lit(blob(points('-5 -23, 14 -24.5, 38 -21, 38 -18.6, 14 -19.6, -5 -19')), { base: '#c9b38c', ...light }),
      stroke(
        line([
          [-6, -19],
          [40, -18],
        ]),
        c.stout,
        1,
      ),
      sheet.lit(blob(points('-22 -9, -18 -14, 10 -15, 20 -9')), { base: '#d9c7a0', ...light }),
      times(4, (i) => fill(rect(-14 + i * 7, -13, 4, 2, 0.8), c.harbour)),
      sheet.lit(side, { base: hull, ...light }),
      sheet.within(side, [
        fill(rect(-60, -1.4, 120, 6), c.terracotta),
        stroke(curve(points('-52 -9.6, -30 -6.6, 10 -5.6, 48 -6.4')), c.green, 1.2),
      ]),
    ],
    flip,
  );
}
