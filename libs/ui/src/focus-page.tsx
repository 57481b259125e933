/** Gives the page the focus that something had which is gone with its use. */
export function focusPage(): void {
  document.querySelector('main')?.focus({ preventScroll: true });
}
