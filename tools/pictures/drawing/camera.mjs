/**
 * A pinhole camera that looks level along the quay. The world is in metres: X to the right, Y up from the ground,
 * D away from the eye; whatever goes away from the eye goes to the vanishing point.
 */
export function camera({ vanishing, focal, eye = 1.65 }) {
  const [vx, vy] = vanishing;
  const see = (X, Y, D) => [vx + (focal * X) / D, vy + (focal * (eye - Y)) / D];
  return {
    see,
    /** Pixels to a metre at a distance. */
    scale: (D) => focal / D,
    /** A flat piece on a wall that runs away from the eye at X: corners [D, Y]. */
    onWall: (X, corners) => corners.map(([D, Y]) => see(X, Y, D)),
    /** A flat piece on a wall that faces the eye at D: corners [X, Y]. */
    facing: (D, corners) => corners.map(([X, Y]) => see(X, Y, D)),
    /** A flat piece on the ground, or at a height: corners [X, D]. */
    onGround: (corners, Y = 0) => corners.map(([X, D]) => see(X, Y, D)),
  };
}
