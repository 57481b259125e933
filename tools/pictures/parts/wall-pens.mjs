import { fill, stroke } from '../drawing/ink.mjs';
import { palette as c } from '../drawing/palette.mjs';
import { line, polygon } from '../drawing/shapes.mjs';

/** Pens for a wall that runs away from the eye at X: places on it are [metres away, metres up]. */
export function wallPens(sheet, view, X) {
  const piece = (corners, paint, more) => fill(polygon(view.onWall(X, corners)), paint, more);
  const gradient = (stops) => sheet.linear(stops, { from: [0, 0], to: [1, 0] });
  return {
    X,
    gradient,
    panel: (d0, d1, y0, y1, paint, more) =>
      piece(
        [
          [d0, y0],
          [d1, y0],
          [d1, y1],
          [d0, y1],
        ],
        paint,
        more,
      ),
    pen: (stops, paint, width, more) => stroke(line(view.onWall(X, stops)), paint, width, more),
    lacquer: gradient([
      [0, '#1d5a44'],
      [0.5, '#124030'],
      [1, '#0a2a1f'],
    ]),
    gilt: gradient([
      [0, c.gilt],
      [0.5, c.brass],
      [1, '#a87a2c'],
    ]),
  };
}
