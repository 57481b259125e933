import { useEffect } from 'react';

/** Calls `ask` instead of following a link to another page of the site, or a button marked with `data-leaves`. */
export function useLinksAsk(ask: () => void): void {
  useEffect(() => {
    const stay = (event: MouseEvent) => {
      const exit = event.target instanceof Element ? event.target.closest('a, [data-leaves]') : null;
      if (!exit || (exit instanceof HTMLAnchorElement && staysHere(event, exit))) return;
      event.preventDefault();
      event.stopPropagation();
      ask();
    };
    // In the capture phase, before the router or the button handles the click.
    document.addEventListener('click', stay, { capture: true });
    return () => document.removeEventListener('click', stay, { capture: true });
  }, [ask]);
}

/** Whether a link leaves the page as it is, or leaves the site, before which the browser asks by itself. */
function staysHere(
  { ctrlKey, metaKey, shiftKey }: MouseEvent,
  { target, origin, pathname }: HTMLAnchorElement,
): boolean {
  const opensElsewhere = ctrlKey || metaKey || shiftKey || target === '_blank';
  return opensElsewhere || origin !== location.origin || pathname === location.pathname;
}
