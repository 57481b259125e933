import { type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useFirstInteraction } from './use-first-interaction.js';

interface LazyInViewProps {
  /** Keeps the place until the children are there, so that nothing jumps. */
  placeholder: ReactNode;
  /** Parts of the page that are loaded lazily. */
  children: ReactNode;
}

/** Renders lazily loaded children when they come into view, or at the first sign of use of the page. */
export function LazyInView({ placeholder, children }: LazyInViewProps) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  const approach = useCallback(() => setNear(true), []);
  useFirstInteraction(approach);

  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && approach());
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [approach]);

  if (!near) return <div ref={place}>{placeholder}</div>;
  return <Suspense fallback={placeholder}>{children}</Suspense>;
}
