import { createHash } from 'node:crypto';
import { fill, group } from './ink.mjs';
import { ellipse, rect } from './shapes.mjs';

/** The sheet that a picture is drawn on: it keeps the gradients, clips and blurs, each once. */
export class Sheet {
  #definitions = new Map();

  constructor(width, height) {
    this.width = width;
    this.height = height;
  }

  /** A paint from one point to another. Stops are [offset, colour, opacity]; points are shares of the painted shape. */
  linear(stops, { from = [0, 0], to = [0, 1], fixed = false } = {}) {
    const line = `x1="${from[0]}" y1="${from[1]}" x2="${to[0]}" y2="${to[1]}"`;
    return this.#paint(`linearGradient`, line, stops, fixed);
  }

  /** A paint from a centre outwards. With `fixed`, centre and radius are places on the sheet. */
  radial(stops, { centre = [0.5, 0.5], radius = 0.5, fixed = false } = {}) {
    return this.#paint('radialGradient', `cx="${centre[0]}" cy="${centre[1]}" r="${radius}"`, stops, fixed);
  }

  /** Children, seen only inside an outline. */
  within(d, children, more = {}) {
    return group(children, { 'clip-path': this.#define('clipPath', '', `<path d="${d}"/>`), ...more });
  }

  /** A filter that softens by so many pixels. */
  blur(deviation) {
    const room = 'x="-50%" y="-50%" width="200%" height="200%"';
    return this.#define('filter', room, `<feGaussianBlur stdDeviation="${deviation}"/>`);
  }

  /** A shape with light on the side that the light comes from: `away` is the way it falls. */
  lit(d, { base, rim, away = [-3, 3], soft = 0 }) {
    const [dx, dy] = away;
    const shade = { transform: `translate(${dx} ${dy})`, filter: soft ? this.blur(soft) : undefined };
    return this.within(d, [fill(d, rim), fill(d, base, shade)], { opacity: 0.999 });
  }

  /** Light in the air. */
  glow(x, y, radius, colour, strength = 0.6, flat = 1) {
    const paint = this.radial([
      [0, colour, strength],
      [0.25, colour, strength * 0.5],
      [0.6, colour, strength * 0.12],
      [1, colour, 0],
    ]);
    return fill(ellipse(x, y, radius, radius * flat), paint, { style: 'mix-blend-mode:screen' });
  }

  /** The grain of the paper over all, and the corners a little darker. */
  finish({ grain = 0.13, vignette = 0.5 } = {}) {
    const whole = rect(0, 0, this.width, this.height);
    const noise = this.#define(
      'filter',
      'x="0" y="0" width="100%" height="100%"',
      '<feTurbulence type="fractalNoise" baseFrequency=".62" numOctaves="2" seed="7" stitchTiles="stitch"/>' +
        '<feColorMatrix values="0 0 0 0 .5 0 0 0 0 .5 0 0 0 0 .5 1.1 0 0 0 -.05"/>' +
        '<feColorMatrix values=".33 .33 .33 0 0 .33 .33 .33 0 0 .33 .33 .33 0 0 0 0 0 1 0"/>',
    );
    const corners = this.radial(
      [
        [0.45, '#000', 0],
        [1, '#020806', vignette],
      ],
      { radius: 0.75 },
    );
    return [
      fill(whole, corners),
      fill(whole, '#fff', { filter: noise, opacity: grain, style: 'mix-blend-mode:overlay' }),
    ].join('');
  }

  toSvg(layers) {
    const definitions = [...this.#definitions.values()].map(({ source }) => source).join('');
    const body = [layers].flat(Number.POSITIVE_INFINITY).join('');
    const size = `width="${this.width}" height="${this.height}" viewBox="0 0 ${this.width} ${this.height}"`;
    return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><defs>${definitions}</defs>${body}</svg>`;
  }

  #paint(kind, geometry, stops, fixed) {
    const units = fixed ? 'gradientUnits="userSpaceOnUse"' : '';
    const drawn = stops.map(
      ([offset, colour, opacity = 1]) => `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    );
    return this.#define(kind, `${geometry} ${units}`, drawn.join(''));
  }

  #define(tag, given, content) {
    const key = createHash('sha1').update(tag).update(given).update(content).digest('hex');
    const known = this.#definitions.get(key);
    if (known) return known.reference;
    const id = `d${this.#definitions.size}`;
    const reference = `url(#${id})`;
    this.#definitions.set(key, { reference, source: `<${tag} id="${id}" ${given}>${content}</${tag}>` });
    return reference;
  }
}
