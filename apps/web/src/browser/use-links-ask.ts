import { useEffect } from 'react';

/** Lets the links that lead to another page of the site ask instead. */
export function useLinksAsk(ask: () => void): void {
  useEffect(() => {
    const stay = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || opensElsewhere(event, link) || link.pathname === location.pathname) return;
      event.preventDefault();
      ask();
    };
    // Before the router hears of it.
    document.addEventListener('click', stay, { capture: true });
    return () => document.removeEventListener('click', stay, { capture: true });
  }, [ask]);
}

/** In another tab or program, or on another site, for which the browser asks by itself. */
function opensElsewhere({ ctrlKey, metaKey, shiftKey }: MouseEvent, { target, origin }: HTMLAnchorElement): boolean {
  return ctrlKey || metaKey || shiftKey || target === '_blank' || origin !== location.origin;
}
