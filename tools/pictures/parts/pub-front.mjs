import { chance } from '../drawing/random.mjs';
import { fascia, pilaster, stallRiser } from './pub-joinery.mjs';
import { door, masonry, window } from './pub-windows.mjs';
import { wallPens } from './wall-pens.mjs';

/** The lacquered front of the pub on a wall that runs away from the eye at X; it stands from `near` to `far` metres. */
export function pubFront(sheet, view, { X, near, far, seed = 31 }) {
  const random = chance(seed);
  const wall = wallPens(sheet, view, X);
  const along = (share) => near + (far - near) * share;
  const [left, right] = [along(0.42), along(0.58)];
  return [
    wall.panel(near - 1.2, far, 0, 8.4, '#120b08'),
    masonry(view, wall, near, far, random),
    wall.panel(near - 1, far, 0, 3.35, wall.lacquer),
    window(sheet, view, wall, near + 0.35, left - 0.35, random),
    window(sheet, view, wall, right + 0.35, far - 0.35, random),
    stallRiser(wall, near + 0.2, left - 0.2),
    stallRiser(wall, right + 0.2, far - 0.2),
    door(sheet, wall, left + 0.1, right - 0.1),
    [near + 0.05, left, right, far - 0.1].map((d) => pilaster(wall, d)),
    fascia(sheet, view, wall, near, far),
    sheet.glow(...view.see(X - 0.3, 1.4, along(0.3)), 330, '#ffb450', 0.3),
    sheet.glow(...view.see(X - 0.3, 1.4, along(0.75)), 230, '#ffb450', 0.3),
  ]
    .flat(6)
    .join('');
}
