/** Outlines, as the `d` of an SVG path. A point is [x, y]. */

const round = (value) => Math.round(value * 100) / 100;
const at = ([x, y]) => `${round(x)} ${round(y)}`;

/** Points as one reads them: `points('0 0, 10 4.5')`. */
export function points(text) {
  return text.split(',').map((pair) => pair.trim().split(' ').map(Number));
}

export function polygon(corners) {
  return `M${corners.map(at).join('L')}Z`;
}

export function line(stops) {
  return `M${stops.map(at).join('L')}`;
}

export function rect(x, y, width, height, radius = 0) {
  if (radius === 0) return `M${at([x, y])}h${round(width)}v${round(height)}h${round(-width)}Z`;
  const r = Math.min(radius, width / 2, height / 2);
  const corner = (dx, dy) => `a${round(r)} ${round(r)} 0 0 1 ${round(dx)} ${round(dy)}`;
  return (
    `M${at([x + r, y])}h${round(width - 2 * r)}${corner(r, r)}v${round(height - 2 * r)}${corner(-r, r)}` +
    `h${round(2 * r - width)}${corner(-r, -r)}v${round(2 * r - height)}${corner(r, -r)}Z`
  );
}

export function ellipse(cx, cy, rx, ry = rx) {
  const half = `a${round(rx)} ${round(ry)} 0 1 0 `;
  return `M${at([cx - rx, cy])}${half}${round(2 * rx)} 0${half}${round(-2 * rx)} 0Z`;
}

/** A smooth line through all the points (Catmull-Rom). */
export function curve(through, { closed = false } = {}) {
  const count = through.length;
  const point = (i) => (closed ? through[(i + count) % count] : through[Math.min(Math.max(i, 0), count - 1)]);
  let d = `M${at(through[0])}`;
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [before, from, to, after] = [point(i - 1), point(i), point(i + 1), point(i + 2)];
    const leaving = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const arriving = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    d += `C${at(leaving)} ${at(arriving)} ${at(to)}`;
  }
  return closed ? `${d}Z` : d;
}

/** A closed, smooth outline. */
export function blob(through) {
  return curve(through, { closed: true });
}

/** What a line becomes when it has a width of its own at every point: arms, branches, ribbons, necks of bottles. */
export function limb(through, widths) {
  const sides = through.map((point, i) => {
    const before = through[Math.max(i - 1, 0)];
    const after = through[Math.min(i + 1, through.length - 1)];
    const angle = Math.atan2(after[1] - before[1], after[0] - before[0]) + Math.PI / 2;
    const reach = (widths[i] ?? widths.at(-1)) / 2;
    const [dx, dy] = [Math.cos(angle) * reach, Math.sin(angle) * reach];
    return { one: [point[0] + dx, point[1] + dy], other: [point[0] - dx, point[1] - dy], angle, reach };
  });
  const cap = (point, { angle, reach }, turns) =>
    turns.map((turn) => [point[0] + Math.cos(angle + turn) * reach, point[1] + Math.sin(angle + turn) * reach]);
  return blob([
    ...cap(through[0], sides[0], [0.75 * Math.PI, 0.5 * Math.PI, 0.25 * Math.PI]),
    ...sides.map((side) => side.one),
    ...cap(through.at(-1), sides.at(-1), [-0.25 * Math.PI, -0.5 * Math.PI, -0.75 * Math.PI]),
    ...sides.map((side) => side.other).reverse(),
  ]);
}

/** Points on an arc of an ellipse, angles in degrees, clockwise from three o'clock. */
export function arc(cx, cy, rx, ry, from, to, steps = 12) {
  return Array.from({ length: steps + 1 }, (_, i) => {
    const angle = ((from + ((to - from) * i) / steps) * Math.PI) / 180;
    return [cx + Math.cos(angle) * rx, cy + Math.sin(angle) * ry];
  });
}
