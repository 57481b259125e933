import { arc, blob } from '../drawing/shapes.mjs';

/** A burger is built from the board up, every layer round and seen from three-quarter above: its middle, and how far it tilts. */
export const cx = 600;
export const tilt = 0.34;

/** The side of something round, seen from there. */
export const cylinder = (y, rx, high) => {
  const front = arc(cx, y, rx, rx * tilt, 180, 0, 24);
  const back = arc(cx, y - high, rx, rx * tilt, 0, -180, 24);
  return blob([...front, ...back]);
};

/** A wavy edge around it. */
export const ring = (y, rx, wave, count, random) =>
  Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * Math.PI * 2;
    const reach = rx * (1 + random.about(0, wave));
    return [
      cx + Math.cos(angle) * reach,
      y + Math.sin(angle) * reach * tilt + random.about(0, rx * wave * 0.6) + (i % 2 ? rx * wave * 0.5 : 0),
    ];
  });
