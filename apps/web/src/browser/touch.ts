/** Whether the guest's finger is the pointer: a phone or a tablet. */
export function isTouchDevice(): boolean {
  return navigator.maxTouchPoints > 0 && matchMedia('(pointer: coarse)').matches;
}
