import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Takes the canonical link along from page to page: it is what a phone's share sheet shares. */
export function useCanonical(): void {
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    if (link) link.href = new URL(pathname, link.href).href;
  }, [pathname]);
}
