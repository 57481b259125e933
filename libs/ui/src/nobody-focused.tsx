/** Whether nothing on the page has the focus, mostly because the focused element was removed. */
export function nobodyFocused(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}
