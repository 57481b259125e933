import { startTransition } from 'react';
import { report } from '../browser/report.js';
import { keepReaderPlace } from './keep-reader-place.js';

/** Milliseconds after which the site comes without its page, which is then waited for where it will stand. */
const patience = 5_000;

/**
 * Puts the site in the place of the first screen that its page came with: in one step, as soon as the page can be shown.
 * It is built beside, a few milliseconds at a time, so that nobody who scrolls meanwhile is kept waiting. What a guest has
 * gone to by keyboard keeps the focus, what they have pressed in vain is pressed for them, and who was further down is
 * there again.
 *
 * @param prepare fetches the page
 * @param render builds it in an element
 */
export async function wake(
  root: HTMLElement,
  prepare: () => Promise<void>,
  render: (place: HTMLElement) => void,
): Promise<void> {
  // Where the page does not come, the site says so.
  await Promise.race([prepare().catch((cause) => report('The page did not come', cause)), wait(patience)]);
  const site = root.cloneNode() as HTMLElement;
  const address = location.href;
  startTransition(() => render(site));
  await filled(site);
  // A press that has begun on a link has to end on it.
  while (root.matches(':active')) await wait(10);
  const focused = nameOf(document.activeElement);
  const isPressed = document.activeElement?.matches(pressedInVain);
  root.replaceWith(site);
  // The router hears from here on, and not what was gone to meanwhile.
  if (location.href !== address) dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  const goal = [...site.querySelectorAll<HTMLElement>(goals)].find((one) => nameOf(one) === focused);
  if (focused) goal?.focus({ preventScroll: true });
  if (isPressed) goal?.click();
  keepReaderPlace();
}

const filled = (place: HTMLElement) =>
  new Promise<unknown>((resolve) => new MutationObserver(resolve).observe(place, { childList: true }));

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** What the keyboard can go to on a first screen. */
const goals = 'a, button, main';

/** A press leaves the focus on a button; who goes to it by keyboard also sees it there. */
const pressedInVain = '[aria-disabled=true]:not(:focus-visible)';

/** What sets one of them apart from the others. */
function nameOf(element: Element | null): string | undefined {
  if (!element?.matches(goals)) return undefined;
  return element.id || element.ariaLabel || element.innerHTML;
}
