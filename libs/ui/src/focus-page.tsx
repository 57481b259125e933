/** Moves the focus to the page, after the focused element is gone. */
export function focusPage(): void {
  document.querySelector('main')?.focus({ preventScroll: true });
}
