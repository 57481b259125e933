/** What puts an outline on the sheet. */

function attributes(given) {
  return Object.entries(given)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');
}

export function fill(d, paint, more = {}) {
  return `<path d="${d}"${attributes({ fill: paint, ...more })}/>`;
}

export function stroke(d, paint, width, more = {}) {
  const pen = {
    fill: 'none',
    stroke: paint,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  };
  return `<path d="${d}"${attributes({ ...pen, ...more })}/>`;
}

export function group(children, more = {}) {
  return `<g${attributes(more)}>${[children].flat(Number.POSITIVE_INFINITY).join('')}</g>`;
}

/** Moved to x, y, and then turned (degrees) and scaled there. */
export function place(children, x, y, { scale = 1, turn = 0, flip = false, ...more } = {}) {
  const transform = `translate(${x} ${y}) rotate(${turn}) scale(${flip ? -scale : scale} ${scale})`;
  return group(children, { transform, ...more });
}

/** As often as said, joined. */
export function times(count, draw) {
  return Array.from({ length: count }, (_, i) => draw(i)).join('');
}
