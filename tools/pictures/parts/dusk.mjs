import { fill, group, stroke, times } from '../drawing/ink.mjs';
import { palette as c } from '../drawing/palette.mjs';
import { chance } from '../drawing/random.mjs';
import { curve, ellipse, limb, rect } from '../drawing/shapes.mjs';
import { glint } from './glint.mjs';

/** The sky over the bay as the sun goes down at `sun`, from the top of the sheet to the horizon. */
export function sky(sheet, { sun: [sx, sy], horizon, radius = 62, seed = 11 }) {
  const random = chance(seed);
  const w = sheet.width;
  const cloud = () => {
    const t = random.between(0.06, 0.86) ** 1.2;
    const y = horizon * t;
    const x = random.between(-0.1, 1.1) * w;
    const long = w * random.between(0.08, 0.3) * (1.1 - t * 0.5);
    const thick = horizon * 0.045 * random.between(0.3, 1.3);
    const sag = random.about(0, thick);
    const spine = [0, 0.2, 0.45, 0.7, 1].map((p) => [
      x - long / 2 + long * p,
      y + sag * Math.sin(p * 5) - thick * 0.3 * Math.sin(p * 11),
    ]);
    const body = limb(spine, [1, thick, thick * 1.4, thick * 0.8, 1]);
    const colour = t < 0.3 ? '#2b2730' : t < 0.6 ? '#6b2f2a' : '#b14d28';
    const belly = t < 0.35 ? '#8a3d2c' : c.amber;
    return sheet.lit(body, { base: colour, rim: belly, away: [(x - sx) * 0.003, -thick * 0.22], soft: thick * 0.12 });
  };
  return [
    fill(
      rect(0, 0, w, horizon + 2),
      sheet.linear([
        [0, '#0b2124'],
        [0.2, '#1d2f35'],
        [0.4, '#4c2f33'],
        [0.6, '#96412b'],
        [0.78, '#d76a2d'],
        [0.92, c.marigold],
        [1, c.straw],
      ]),
    ),
    times(46, () =>
      fill(ellipse(random.between(0, w), random.between(0, horizon * 0.4), random.between(0.6, 1.7)), c.cream, {
        opacity: random.between(0.2, 0.75),
      }),
    ),
    group(times(30, cloud), { opacity: 0.85 }),
    sheet.glow(sx, sy, w * 0.55, '#ffb24d', 0.75),
    sheet.glow(sx, sy, radius * 4, '#fff0c0', 0.9),
    fill(
      ellipse(sx, sy, radius),
      sheet.radial([
        [0, '#fffdf2'],
        [0.7, '#fff0bf'],
        [1, '#ffd778'],
      ]),
    ),
  ].join('');
}

/** Water from the horizon down, with the way of the sun on it. */
export function sea(sheet, { sun: [sx], horizon, bottom = sheet.height, seed = 12, glitter = 1 }) {
  const random = chance(seed);
  const deep = bottom - horizon;
  const swell = times(190, () => {
    const t = random.between(0, 1) ** 1.5;
    const long = (14 + 150 * t) * random.between(0.5, 1.6);
    const thick = 1 + 7 * t;
    return glint([random.between(0, sheet.width), horizon + 3 + t * deep], {
      long,
      thick,
      tips: thick * 0.2,
      colour: random.pick(['#06181a', '#0c2a2c', '#7a3a24', '#15383a']),
      opacity: 0.35,
    });
  });
  const path = times(Math.round(230 * glitter), () => {
    const t = random.between(0, 1) ** 1.35;
    const spread = 34 + 150 * t;
    const long = (10 + 70 * t) * random.between(0.4, 1.5);
    const thick = 1.4 + 6 * t;
    return glint([random.about(sx, spread), horizon + 2 + t * deep], {
      long,
      thick,
      tips: thick * 0.2,
      colour: random.pick([c.straw, c.amber, c.marigold, '#fff3cf']),
      opacity: random.between(0.3, 0.9) * (1 - t * 0.45),
    });
  });
  return [
    fill(
      rect(0, horizon, sheet.width, deep),
      sheet.linear([
        [0, '#e58f3f'],
        [0.06, '#a9502d'],
        [0.22, '#51332e'],
        [0.5, '#15302f'],
        [1, '#071a18'],
      ]),
    ),
    fill(
      rect(0, horizon, sheet.width, deep),
      sheet.radial(
        [
          [0, '#ffc15e', 0.55],
          [0.35, '#d9702f', 0.25],
          [1, '#d9702f', 0],
        ],
        { centre: [sx, horizon], radius: 620, fixed: true },
      ),
    ),
    swell,
    path,
  ].join('');
}

/** Gulls, each as two strokes of a brush. */
export function gulls(places) {
  return places
    .map(([x, y, size]) =>
      stroke(
        curve([
          [x - size, y - size * 0.25],
          [x - size * 0.5, y - size * 0.5],
          [x, y],
          [x + size * 0.5, y - size * 0.55],
          [x + size, y - size * 0.2],
        ]),
        '#160f0d',
        size * 0.14,
      ),
    )
    .join('');
}
