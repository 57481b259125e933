import { startTransition } from 'react';
import { logError } from '../browser/log-error.js';
import { restoreScroll } from './scroll-restoration.js';

/** Milliseconds after which the site is shown even if its page has not loaded; the page is then awaited inside it. */
const patience = 5_000;

/**
 * Swaps the prerendered first screen for the live site in one step, once the page is loaded. React renders detached in
 * a transition, so scrolling stays smooth. Focus, a press on a button that did not work yet, and the scroll position
 * are carried over.
 *
 * @param prepare loads the page
 * @param render renders the site into an element
 */
export async function takeOver(
  root: HTMLElement,
  prepare: () => Promise<void>,
  render: (place: HTMLElement) => void,
): Promise<void> {
  // If the page fails to load, the site says so.
  await Promise.race([prepare().catch((cause) => logError('The page did not come', cause)), wait(patience)]);
  const site = root.cloneNode() as HTMLElement;
  const address = location.href;
  startTransition(() => render(site));
  await filled(site);
  // A click is lost when its link is replaced while pressed.
  while (root.matches(':active')) await wait(10);
  const focused = nameOf(document.activeElement);
  const isPressed = document.activeElement?.matches(pressedInVain);
  root.replaceWith(site);
  // The router listens only from here on, and has missed navigation until now.
  if (location.href !== address) dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  const goal = [...site.querySelectorAll<HTMLElement>(goals)].find((one) => nameOf(one) === focused);
  if (focused) goal?.focus({ preventScroll: true });
  if (isPressed) goal?.click();
  restoreScroll();
}

const filled = (place: HTMLElement) =>
  new Promise<unknown>((resolve) => new MutationObserver(resolve).observe(place, { childList: true }));

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Elements that take the focus on a first screen. */
const goals = 'a, button, main';

/** A pressed button has the focus; one reached by keyboard also matches :focus-visible. */
const pressedInVain = '[aria-disabled=true]:not(:focus-visible)';

/** Identifies an element in both trees. */
function nameOf(element: Element | null): string | undefined {
  if (!element?.matches(goals)) return undefined;
  return element.id || element.ariaLabel || element.innerHTML;
}
