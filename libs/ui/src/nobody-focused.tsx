/** Whether nothing on the page has the focus, mostly because the focused element was removed. */
export function nobodyFocused(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/**
 * The focus is nowhere, or on something that holds the element: a dialog takes it when what had it in there is gone or
 * disabled.
 */
export function hasNoFocusNear(element: Element): boolean {
  const { activeElement } = document;
  return activeElement === null || (activeElement !== element && activeElement.contains(element));
}
