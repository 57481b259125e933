import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Updates the canonical link at navigation: share sheets of phones share it. */
export function useCanonical(): void {
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    if (link) link.href = new URL(pathname, link.href).href;
  }, [pathname]);
}
