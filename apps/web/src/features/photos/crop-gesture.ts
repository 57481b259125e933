import { type CropSettings, type Framing, moveBy, type Point, scaleTo, turnPoint, turnTo } from './crop.js';

/** Fingers that pinch also turn a little: up to so many degrees are ignored. */
const unmeantTurn = 8;

/**
 * The crop after fingers have moved from their first to their present points: one finger moves the photo; two fingers
 * also scale and turn it.
 */
export function gesture(
  crop: CropSettings,
  from: readonly Point[],
  to: readonly Point[],
  framing: Framing,
): CropSettings {
  const [first, second] = from;
  const [firstNow, secondNow] = to;
  if (!first || !firstNow) return crop;
  if (!second || !secondNow) return moveBy(crop, between(first, firstNow), framing);

  const span = between(first, second);
  const spanNow = between(firstNow, secondNow);
  const larger = Math.hypot(spanNow.x, spanNow.y) / Math.max(Math.hypot(span.x, span.y), 1);
  const turned = turnTo(
    scaleTo(crop, crop.scale * larger),
    crop.rotation + meant(degreesBetween(span, spanNow)),
    framing,
  );
  return moveBy(turned, between(halfway(first, second), halfway(firstNow, secondNow)), framing);
}

function meant(degrees: number): number {
  return Math.sign(degrees) * Math.max(Math.abs(degrees) - unmeantTurn, 0);
}

function degreesBetween(one: Point, other: Point): number {
  const level = turnPoint(other, -Math.atan2(one.y, one.x));
  return (Math.atan2(level.y, level.x) / Math.PI) * 180;
}

function between(one: Point, other: Point): Point {
  return { x: other.x - one.x, y: other.y - one.y };
}

function halfway(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}
