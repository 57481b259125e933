import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Takes the canonical link along from page to page: it is what a phone's share sheet shares. */
export function useCanonical(): void {
  const { pathname } = useLocation();
  useLayoutEffect(() => pointCanonical(pathname), [pathname]);
}

/** Has the canonical link name this path. */
export function pointCanonical(path: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (link) link.href = new URL(path, link.href).href;
}
