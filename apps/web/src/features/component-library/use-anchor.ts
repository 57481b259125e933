import { useEffect } from 'react';

/**
 * The page comes after its address was read, so the browser could not yet go to the anchor in it; and parts of the page
 * come later still, and push it away again. It is kept in place until the reader goes elsewhere.
 */
export function useAnchor(): void {
  useEffect(() => {
    const anchor = document.getElementById(window.location.hash.slice(1));
    if (!anchor) return;
    const growth = new ResizeObserver(() => anchor.scrollIntoView());
    const reading = new AbortController();
    const leave = () => {
      growth.disconnect();
      reading.abort();
    };
    growth.observe(document.body);
    for (const sign of ['wheel', 'touchstart', 'pointerdown', 'keydown']) {
      window.addEventListener(sign, leave, { signal: reading.signal, passive: true });
    }
    return leave;
  }, []);
}
