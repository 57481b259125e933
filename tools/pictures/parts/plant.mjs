import { fill, group, stroke, times } from '../drawing/ink.mjs';
import { palette as c } from '../drawing/palette.mjs';
import { chance } from '../drawing/random.mjs';
import { blob, curve, ellipse, limb, polygon } from '../drawing/shapes.mjs';

/** An agave whose heart sits at x, y; its longest leaves reach `reach`. */
export function agave(sheet, x, y, reach, { light, seed = 3, base = c.moss, pale = c.agave } = {}) {
  const random = chance(seed);
  const leaf = (angle, long, colour) => {
    const a = (angle * Math.PI) / 180;
    const bend = Math.sign(angle) * long * 0.1;
    const at = (t, side = 0) => [
      Math.sin(a) * long * t + bend * t * t + Math.cos(a) * side,
      -Math.cos(a) * long * t + Math.abs(bend) * t * t * 1.6 + Math.sin(a) * side,
    ];
    const wide = long * 0.12;
    const d = blob([
      at(0, -wide * 0.6),
      at(0.4, -wide),
      at(0.78, -wide * 0.55),
      at(1),
      at(0.78, wide * 0.55),
      at(0.4, wide),
      at(0, wide * 0.6),
    ]);
    return [
      sheet.lit(d, { base: colour, ...light }),
      stroke(curve([at(0.08), at(0.5), at(0.94)]), '#04100b', wide * 0.12, { opacity: 0.45 }),
    ];
  };
  const fan = (count, spread, long, colour) =>
    times(count, (i) =>
      leaf(
        -spread + (2 * spread * i) / (count - 1) + random.about(0, 5),
        reach * random.about(long, 0.08),
        colour,
      ).join(''),
    );
  return group([fan(6, 92, 0.98, base), fan(7, 74, 0.92, base), fan(6, 52, 0.86, pale), fan(4, 26, 0.76, pale)], {
    transform: `translate(${x} ${y})`,
  });
}

/** A palm with its foot at x, y. */
export function palm(sheet, x, y, tall, { lean = 0.1, seed = 5, light, base = '#0a1d16' } = {}) {
  const random = chance(seed);
  const top = [lean * tall, -tall];
  const trunk = limb([[0, 0], [lean * tall * 0.25, -tall * 0.5], top], [tall * 0.05, tall * 0.036, tall * 0.028]);
  const frond = (angle) => {
    const a = (angle * Math.PI) / 180;
    const long = tall * random.about(0.46, 0.05);
    const at = (t) => [top[0] + Math.cos(a) * long * t, top[1] + Math.sin(a) * long * t + long * 0.55 * t * t];
    const teeth = times(13, (i) => {
      const t = 0.12 + i * 0.068;
      const [px, py] = at(t);
      const drop = long * 0.25 * (1 - Math.abs(t - 0.5));
      return polygon([
        [px - long * 0.025, py],
        [px + long * 0.03, py - 2],
        [px + Math.cos(a) * drop * 0.5, py + drop],
      ]);
    });
    return [
      fill(teeth, base),
      stroke(curve([at(0), at(0.5), at(1)]), base, tall * 0.016),
      stroke(curve([at(0.1), at(0.5), at(0.9)]), light.rim, tall * 0.004, { opacity: 0.55 }),
    ];
  };
  return group(
    [
      sheet.lit(trunk, { base, ...light }),
      [-160, -130, -100, -75, -48, -20, 5, 175, -185].map(frond),
      fill(ellipse(...top, tall * 0.03), base),
    ],
    {
      transform: `translate(${x} ${y})`,
    },
  );
}

/** Marigolds in a clay pot, its foot at x, y. */
export function flowerpot(sheet, x, y, wide, { seed = 2, light, bloom = [c.marigold, c.ember, c.amber] } = {}) {
  const random = chance(seed);
  const h = wide * 0.8;
  const flower = (i) => {
    const angle = Math.PI * (0.06 + 0.88 * ((i * 0.618) % 1));
    const reach = 0.25 + 0.75 * Math.sqrt(random.between(0, 1));
    const [fx, fy] = [-Math.cos(angle) * wide * 0.6 * reach, -h * 1.06 - Math.sin(angle) * wide * 0.56 * reach];
    const size = wide * random.about(0.13, 0.025);
    const colour = random.pick(bloom);
    const petals = (count, far, petal, paint) =>
      times(count, (k) =>
        fill(
          ellipse(
            fx + Math.cos((k * 6.283) / count) * size * far,
            fy + Math.sin((k * 6.283) / count) * size * far * 0.9,
            size * petal,
          ),
          paint,
        ),
      );
    return [
      petals(9, 0.66, 0.4, c.rust),
      petals(9, 0.6, 0.38, colour),
      petals(6, 0.28, 0.3, c.amber),
      fill(ellipse(fx, fy, size * 0.2), c.rust, { opacity: 0.7 }),
    ];
  };
  const leaves = times(16, () => {
    const a = random.between(-2.7, -0.4);
    const long = wide * random.between(0.3, 0.55);
    return fill(
      limb(
        [
          [0, -h],
          [Math.cos(a) * long * 0.6, -h + Math.sin(a) * long * 0.5],
          [Math.cos(a) * long, -h + Math.sin(a) * long * 0.8],
        ],
        [wide * 0.06, wide * 0.08, 1],
      ),
      random.pick([c.moss, c.leaf, '#113a29']),
    );
  });
  const pot = blob([
    [-wide * 0.5, -h],
    [wide * 0.5, -h],
    [wide * 0.42, -h * 0.4],
    [wide * 0.32, 0],
    [0, h * 0.04],
    [-wide * 0.32, 0],
    [-wide * 0.42, -h * 0.4],
  ]);
  return group(
    [
      fill(ellipse(0, 0, wide * 0.55, wide * 0.1), '#030a07', { opacity: 0.5 }),
      leaves,
      sheet.lit(pot, { base: c.rust, ...light }),
      sheet.lit(
        blob([
          [-wide * 0.55, -h * 1.08],
          [wide * 0.55, -h * 1.08],
          [wide * 0.53, -h * 0.84],
          [-wide * 0.53, -h * 0.84],
        ]),
        { base: c.terracotta, ...light },
      ),
      times(26, (i) => flower(i).join('')),
    ],
    { transform: `translate(${x} ${y})` },
  );
}
