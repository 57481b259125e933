import { fill, group, stroke, times } from '../drawing/ink.mjs';
import { palette as c } from '../drawing/palette.mjs';
import { chance } from '../drawing/random.mjs';
import { blob, curve, ellipse, polygon } from '../drawing/shapes.mjs';

const drinks = {
  stout: { body: ['#4a2413', '#170c07', '#0c0604', '#2b150b', '#8a4a20'], head: 0.13 },
  settling: { body: ['#a8703f', '#5f381c', '#3a1f10', '#5a3319', '#bb7b42'], head: 0.13, cascade: true },
  ale: { body: ['#e0913c', '#a85a1c', '#8c4515', '#b9641f', '#f4b65a'], head: 0.1 },
  lager: { body: ['#fbe08c', '#e9ad3a', '#d6952b', '#edb94a', '#fdeaa6'], head: 0.12 },
};

/** Half the width of a tulip pint at a height from 0 (foot) to 1 (brim), of its height. */
const half = (t) => 0.135 + 0.075 * t + 0.045 * Math.exp(-(((t - 0.72) / 0.24) ** 2)) - 0.06 * Math.max(0, t - 0.8);

function outline(tall, from, to, inset) {
  const steps = Array.from({ length: 15 }, (_, i) => from + ((to - from) * i) / 14);
  const side = (sign) => steps.map((t) => [sign * (half(t) - inset) * tall, -t * tall]);
  return [...side(-1), ...side(1).reverse()];
}

/** A pint on its foot at x, y. `round` is how far its brim opens to the eye: 0 level with it, .3 from above. */
export function pint(
  sheet,
  x,
  y,
  tall,
  { drink = 'stout', round = 0.1, seed = 1, rim = c.amber, backlit = 0.5, stands = true } = {},
) {
  const { body, head, cascade } = drinks[drink];
  const random = chance(seed);
  const top = 0.94;
  const collar = top - head;
  const brim = half(1) * tall;
  const lens = (t, inset = 0.012) => [0, -t * tall, (half(t) - inset) * tall, (half(t) - inset) * tall * round];
  const glass = [polygon(outline(tall, 0, 1, 0)), ellipse(0, 0, half(0) * tall, half(0) * tall * round)];
  const liquid = [polygon(outline(tall, 0.05, collar, 0.012)), ellipse(...lens(0.05))];
  const foam = [polygon(outline(tall, collar, top, 0.01)), ellipse(...lens(collar, 0.01))];
  const width = half(0.72) * tall;
  const across = (stops) => sheet.linear(stops, { from: [-width, 0], to: [width, 0], fixed: true });
  const upright = (stops) => sheet.linear(stops, { from: [0, -collar * tall], to: [0, 0], fixed: true });
  const all = (outlines, paint, more) => outlines.map((d) => fill(d, paint, more));
  const bubbles = times(Math.round(tall / 4), () => {
    const t = random.between(collar, top);
    const reach = half(t) * tall * 0.86;
    return fill(
      ellipse(random.between(-reach, reach), -t * tall, random.between(0.4, 1.3) * (tall / 160)),
      random.pick(['#d9bd8b', '#fff8e8']),
      { opacity: 0.6 },
    );
  });
  const falling = cascade
    ? times(60, () => {
        const share = random.between(-0.88, 0.88);
        const t = random.between(0.2, collar - 0.02);
        const fall = [0, 0.05, 0.11].map((down) => [share * half(t - down) * tall, (down - t) * tall]);
        return stroke(curve(fall), '#e2b987', tall * 0.009, { opacity: random.between(0.08, 0.35) });
      })
    : '';
  return group(
    [
      stands
        ? fill(
            ellipse(tall * 0.06, tall * 0.005, half(0) * tall * 1.5, half(0) * tall * Math.max(round, 0.1) * 1.3),
            '#050201',
            { opacity: 0.5, filter: sheet.blur(tall * 0.02) },
          )
        : '',
      all(glass, '#dfe9dc', { opacity: 0.14 }),
      all(liquid, across(body.map((colour, i) => [[0, 0.16, 0.5, 0.82, 1][i], colour]))),
      falling,
      all(
        liquid,
        upright([
          [0, c.marigold, 0],
          [0.6, c.marigold, 0.03],
          [1, c.marigold, backlit],
        ]),
      ),
      all(
        foam,
        across([
          [0, '#f8e3b4'],
          [0.3, '#fff3d6'],
          [0.65, '#eed2a0'],
          [1, '#c99a5c'],
        ]),
      ),
      fill(
        ellipse(...lens(top, 0.01)),
        across([
          [0, '#fff6df'],
          [0.6, '#f7e3bb'],
          [1, '#e3c08a'],
        ]),
      ),
      fill(
        blob([
          [-brim * 0.5, -top * tall],
          [-brim * 0.1, -(top + round * 0.16) * tall],
          [brim * 0.4, -(top + round * 0.05) * tall],
          [brim * 0.1, -(top - round * 0.12) * tall],
        ]),
        '#fffaf0',
        { opacity: 0.7 },
      ),
      bubbles,
      stroke(curve(outline(tall, 0.08, 0.9, 0.045).slice(0, 15)), '#fff4d8', tall * 0.018, { opacity: 0.4 }),
      stroke(curve(outline(tall, 0.06, 0.98, 0.004).slice(15).reverse()), rim, tall * 0.014, { opacity: 0.85 }),
      stroke(curve(outline(tall, 0.5, 0.86, 0.085).slice(15).reverse()), rim, tall * 0.01, { opacity: 0.35 }),
      stroke(ellipse(0, -tall, brim, brim * round), '#fff3d2', tall * 0.009, { opacity: 0.6 }),
      stroke(curve(outline(tall, 0, 1, 0).slice(0, 15)), '#fff3d2', tall * 0.007, { opacity: 0.4 }),
      fill(
        ellipse(0, -tall * 0.012, half(0) * tall * 0.94, half(0) * tall * (round * 0.9 + 0.03)),
        across([
          [0, '#f6dca0', 0.55],
          [0.4, '#6b3d1c', 0.5],
          [1, '#ffd98a', 0.7],
        ]),
      ),
    ],
    { transform: `translate(${x} ${y})` },
  );
}
