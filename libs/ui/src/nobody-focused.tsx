/** Whether nothing on the page has the focus, mostly because the focused element was removed. */
export function nobodyFocused(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** As nobodyFocused(), or a region of the page has the focus, which it takes when it is clicked beside its controls. */
export function noControlFocused(): boolean {
  return nobodyFocused() || Boolean(document.activeElement?.matches('main, section'));
}

/** The focus is nowhere, or on the dialog around the element, which takes it when a focused child goes or is disabled. */
export function hasNoFocusNear(element: Element): boolean {
  const { activeElement } = document;
  return nobodyFocused() || Boolean(activeElement?.matches('[role$="dialog"]') && activeElement.contains(element));
}
