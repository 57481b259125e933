import { throttled } from '../browser/throttled.js';

/** Milliseconds after which a page has grown as far as it will, or its reader has settled. */
const longest = 10_000;

/** Safari takes a hundred notes in thirty seconds, and throws at the next. */
const pace = { after: 0, every: 400 };

/**
 * Goes where the reader is, and from then on the history says where that is: on leaving a page it would be too late. The
 * browser follows a link within the page by itself, but not to what is still coming.
 */
export function keepReaderPlace(): void {
  goToReaderPlace();
  addEventListener('hashchange', goToReaderPlace);
  const note = throttled(() => history.replaceState({ ...history.state, place: scrollY }, ''), pace);
  // Safari before 26.2 does not tell where a scroll ends.
  addEventListener('onscrollend' in window ? 'scrollend' : 'scroll', note);
}

/**
 * Goes where the reader was on a page that comes again, else where its address leads. The browser looks for either before
 * anything stands there.
 */
export function goToReaderPlace(): void {
  const place: number | undefined = history.state?.place;
  const anchor = location.hash.slice(1);
  if (place !== undefined) hold(() => scrollTo(0, place));
  else if (anchor) hold(() => document.getElementById(anchor)?.scrollIntoView());
}

/** Keeps the reader there, although parts of the page are still coming and push it away, until the reader goes elsewhere. */
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
