import { type CropSettings, type Framing, moveBy, scaleTo, turnTo, uncropped } from './crop.js';

/** The share of the frame's width that one press of an arrow key moves. */
const stride = 0.02;

/** The keys, described for users. */
export const cropKeys =
  'Arrow keys move it, + and - zoom, [ and ] turn, 0 starts over; Shift makes a move or a turn five times as far.';

/** The crop after a key; null when the key has no meaning here. */
export function pressKey(crop: CropSettings, key: string, shift: boolean, framing: Framing): CropSettings | null {
  const times = shift ? 5 : 1;
  const step = framing.frame.width * stride * times;
  switch (key) {
    case 'ArrowLeft':
      return moveBy(crop, { x: -step, y: 0 }, framing);
    case 'ArrowRight':
      return moveBy(crop, { x: step, y: 0 }, framing);
    case 'ArrowUp':
      return moveBy(crop, { x: 0, y: -step }, framing);
    case 'ArrowDown':
      return moveBy(crop, { x: 0, y: step }, framing);
    // The same keys with Shift.
    case '+':
    case '=':
      return scaleTo(crop, crop.scale + 0.1);
    case '-':
    case '_':
      return scaleTo(crop, crop.scale - 0.1);
    case ']':
    case '}':
      return turnTo(crop, crop.rotation + times, framing);
    case '[':
    case '{':
      return turnTo(crop, crop.rotation - times, framing);
    case '0':
      return uncropped;
    default:
      return null;
  }
}
