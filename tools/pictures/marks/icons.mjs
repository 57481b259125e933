import { fill, group, stroke } from '../drawing/ink.mjs';
import { palette as c } from '../drawing/palette.mjs';
import { ellipse, rect } from '../drawing/shapes.mjs';
import { Sheet } from '../drawing/sheet.mjs';
import { sign } from './sign.mjs';

const ground = (sheet) =>
  sheet.radial(
    [
      [0, '#1f6b4c'],
      [0.6, '#0f3d2c'],
      [1, '#0a291e'],
    ],
    { centre: [0.5, 0.42], radius: 0.75 },
  );

/** The sign on green lacquer inside its gilded rule, with round corners of its own. */
export function badge() {
  const sheet = new Sheet(64, 64);
  return sheet.toSvg([
    fill(rect(0, 0, 64, 64, 12), ground(sheet)),
    stroke(rect(2.6, 2.6, 58.8, 58.8, 9.6), c.brass, 1.2),
    sign(sheet),
  ]);
}

/** The same to the edge, for systems that cut their own shape: all of the sign is within the middle four fifths. */
export function maskable() {
  const sheet = new Sheet(64, 64);
  return sheet.toSvg([
    fill(rect(0, 0, 64, 64), ground(sheet)),
    group(sign(sheet), { transform: 'translate(32 32) scale(.94) translate(-32 -32.9)' }),
  ]);
}

/** Where the pub stands on a map: its point is the middle of the lower edge. */
export function mapPin() {
  const sheet = new Sheet(64, 84);
  const drop = 'M32 82.6C27 70 2.4 55 2.4 31.4A29.6 29.6 0 0 1 61.6 31.4C61.6 55 37 70 32 82.6Z';
  return sheet.toSvg([
    fill(drop, ground(sheet)),
    stroke(drop, c.brass, 1.8),
    fill(ellipse(32, 31, 24), '#0a291e'),
    stroke(ellipse(32, 31, 24), c.brass, 0.8),
    group(sign(sheet), { transform: 'translate(32 31) scale(.84) translate(-32 -32.9)' }),
  ]);
}
