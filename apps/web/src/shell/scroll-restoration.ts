import { throttled } from '../browser/throttled.js';

/** Milliseconds after which a page has its final height, or its reader has settled. */
const longest = 10_000;

/** Safari allows 100 calls of `replaceState` in 30 seconds, and throws at the next. */
const pace = { after: 0, every: 400 };

/**
 * Restores the scroll position, and from then on stores it in the history state: on leaving the page it would be too
 * late. The browser itself follows a link within the page, but not to content that is still loading.
 */
export function restoreScroll(): void {
  goToSavedScroll();
  addEventListener('hashchange', goToSavedScroll);
  const note = throttled(() => history.replaceState({ ...history.state, place: scrollY }, ''), pace);
  // Safari before 26.2 has no `scrollend` event.
  addEventListener('onscrollend' in window ? 'scrollend' : 'scroll', note);
}

/**
 * Scrolls to the stored position, or else to the anchor in the address. The browser tries both too early, before the
 * content is there.
 */
export function goToSavedScroll(): void {
  const place: number | undefined = history.state?.place;
  const anchor = location.hash.slice(1);
  if (place !== undefined) hold(() => scrollTo(0, place));
  else if (anchor) hold(() => document.getElementById(anchor)?.scrollIntoView());
}

/** Holds the position while content is still loading and moves it, until the reader scrolls or navigates. */
function hold(goThere: () => void): void {
  const growth = new ResizeObserver(goThere);
  const heard = new AbortController();
  const leave = () => {
    growth.disconnect();
    heard.abort();
  };
  growth.observe(document.body);
  for (const sign of ['wheel', 'pointerdown', 'keydown', 'popstate']) {
    addEventListener(sign, leave, { signal: heard.signal, passive: true });
  }
  setTimeout(leave, longest);
}
