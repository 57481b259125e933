/** Nothing on the page has the focus; mostly since what had it is gone. */
export function nobodyFocused(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}
