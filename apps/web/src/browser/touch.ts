/** Whether the main pointer is a finger: a phone or a tablet. */
export function isTouchDevice(): boolean {
  return navigator.maxTouchPoints > 0 && matchMedia('(pointer: coarse)').matches;
}
