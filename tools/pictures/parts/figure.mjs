import { fill, stroke } from '../drawing/ink.mjs';
import { blob, curve, ellipse, limb, points } from '../drawing/shapes.mjs';
import { faceOn, head } from './head.mjs';

/**
 * A person, as joints of a body 100 high standing at 0, 0 (y is up when negative), looking right.
 * Arms and legs: from the shoulder and the hip, through elbow and knee, to wrist and ankle. `far` is behind the body.
 * `drop` is how far the upper body comes down when they sit; `front` turns the face to us.
 */
export const poses = {
  holdingPint: {
    near: {
      arm: points('-3 -79, -7 -63, 7 -61'),
      leg: points('-3 -48, -4 -25, -6 -2'),
    },
    far: {
      arm: points('3 -79, 7 -62, 9 -47'),
      leg: points('3 -48, 5 -25, 6 -2'),
    },
    head: [1.5, -92],
  },
  toasting: {
    near: {
      arm: points('-3 -79, 6 -68, 15 -82'),
      leg: points('-3 -48, -4 -25, -7 -2'),
    },
    far: {
      arm: points('3 -79, 6 -62, -2 -52'),
      leg: points('3 -48, 6 -26, 7 -2'),
    },
    head: [1, -92],
  },
  leaning: {
    near: {
      arm: points('-4 -78, -4 -61, 10 -58'),
      leg: points('-3 -48, 4 -27, -2 -2'),
    },
    far: {
      arm: points('2 -78, 7 -63, 12 -57'),
      leg: points('2 -48, 2 -25, 4 -2'),
    },
    head: [4, -91],
  },
  seatedTalking: {
    drop: 19,
    near: {
      arm: points('-3 -79, 1 -64, 13 -62'),
      leg: points('-2 -28, 17 -29, 16 -2'),
    },
    far: {
      arm: points('3 -79, 10 -66, 17 -72'),
      leg: points('2 -28, 20 -29, 21 -2'),
    },
    head: [3, -92],
  },
  seatedToasting: {
    drop: 19,
    near: {
      arm: points('-3 -79, 7 -70, 19 -81'),
      leg: points('-2 -28, 17 -29, 12 -2'),
    },
    far: {
      arm: points('3 -79, 9 -64, 14 -60'),
      leg: points('2 -28, 19 -29, 19 -2'),
    },
    head: [2, -92],
  },
  walking: {
    near: {
      arm: points('-2 -79, -8 -64, -4 -50'),
      leg: points('-1 -48, 6 -27, 9 -2'),
    },
    far: {
      arm: points('2 -79, 7 -65, 12 -53'),
      leg: points('1 -48, -3 -26, -11 -4'),
    },
    head: [2, -92],
  },
};

/** Where cloth folds on a body, and how wide. */
const creases = [
  [points('-9 -62, -4 -59, 2 -60'), 0.9],
  [points('-8 -55, -3 -52, 4 -54'), 0.9],
  [points('8 -58, 4 -55, 0 -55'), 0.8],
  [points('-8 -48, -1 -46, 6 -48'), 1],
  [points('-6 -76, -8.4 -68, -7.6 -58'), 0.8],
  [points('6.6 -74, 7.6 -66, 6 -58'), 0.8],
  [points('1 -78, 1.6 -62, 0.8 -44'), 0.5],
];

/** Draws somebody `tall` pixels tall with the feet at x, y. `flip` turns them to look left. */
export function figure(sheet, x, y, tall, { pose, look, flip = false, light, holds = () => '' }) {
  const unit = tall / 100;
  const side = flip ? -1 : 1;
  const drop = pose.drop ?? 0;
  const put = (points, down = drop) => points.map(([px, py]) => [px * unit, (py + down) * unit]);
  const shaded = (d, base) => sheet.lit(d, { base, ...light, away: [light.away[0] * side, light.away[1]] });
  const arm = ({ arm: joints }, sleeve) => [
    fill(ellipse(...put([joints[2]])[0], 2.5 * unit, 2.9 * unit), look.skin),
    shaded(
      limb(
        put(joints),
        [6.2, 5.2, 3.6].map((width) => width * unit),
      ),
      sleeve,
    ),
  ];
  const leg = ({ leg: joints }, cloth) => [
    shaded(
      blob(
        put(
          points('-3.4 2, -3 -2.6, 1.5 -3.4, 6.6 -0.6, 7 2').map(([dx, dy]) => [joints[2][0] + dx, joints[2][1] + dy]),
          0,
        ),
      ),
      '#4a2a18',
    ),
    shaded(
      limb(
        put(joints, 0),
        [9.6, 7.4, 5.2].map((width) => width * unit),
      ),
      cloth,
    ),
  ];
  const [hx, hy] = pose.head;
  const trunk = look.skirt
    ? points(`
    -3.4 -83.5, -9 -80.5, -8 -66, -6.4 -58, -9 -46, -12.5 -27, 0 -24.5, 12.5 -27, 8.6 -46, 6.2 -58,
    8 -68, 8.4 -80, 3.6 -83.5`)
    : points(`
    -3.6 -83.5, -9.6 -80.5, -9.4 -66, -7.6 -52, -7.4 -44, 0 -42.5, 7.4 -44, 7.6 -56, 9.2 -68, 9.2 -80,
    3.8 -83.5`);
  const cloth =
    tall < 350
      ? []
      : creases.map(([points, width]) => stroke(curve(put(points)), '#04100c', width * unit, { opacity: 0.1 }));
  const body = [
    ...arm(pose.far, look.shade ?? look.top),
    ...leg(pose.far, look.legs),
    ...leg(pose.near, look.legs),
    fill(
      limb(
        put([
          [0, -80],
          [hx, hy + 3],
        ]),
        [6 * unit, 5.4 * unit],
      ),
      look.skin,
    ),
    shaded(blob(put(trunk)), look.top),
    sheet.within(blob(put(trunk)), [
      ...cloth,
      ...(tall < 350
        ? []
        : [stroke(curve(put(points('-4.6 -82, 0.6 -78.6, 5.4 -82'))), look.shade ?? '#04100c', unit * 1.5)]),
    ]),
    (pose.front ? faceOn : head)(sheet, ...put([[hx, hy]])[0], 6.6 * unit, {
      ...look,
      light: { ...light, away: [light.away[0] * side, light.away[1]] },
    }),
    holds(unit, put([pose.near.arm[2]])[0]),
    ...arm(pose.near, look.top),
  ].join('');
  return `<g transform="translate(${x} ${y}) scale(${side} 1)">${body}</g>`;
}
