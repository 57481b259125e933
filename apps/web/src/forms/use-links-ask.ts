import { useEffect } from 'react';

/** Calls `ask` instead of following a link to another page of the site. */
export function useLinksAsk(ask: () => void): void {
  useEffect(() => {
    const stay = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || opensElsewhere(event, link) || link.pathname === location.pathname) return;
      event.preventDefault();
      ask();
    };
    // In the capture phase, before the router handles the click.
    document.addEventListener('click', stay, { capture: true });
    return () => document.removeEventListener('click', stay, { capture: true });
  }, [ask]);
}

/** Whether a link opens in another tab or program, or leaves the site, before which the browser asks by itself. */
function opensElsewhere({ ctrlKey, metaKey, shiftKey }: MouseEvent, { target, origin }: HTMLAnchorElement): boolean {
  return ctrlKey || metaKey || shiftKey || target === '_blank' || origin !== location.origin;
}
