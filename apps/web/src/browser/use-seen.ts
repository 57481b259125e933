import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Whether a part of the page has been in sight: from when `share` of it was, 0 to 1, and ever after. Of one so high that the
 * window never holds so much of it, from when it filled that share of the window.
 */
export function useSeen<Part extends Element>(share: number): [RefObject<Part | null>, boolean] {
  const part = useRef<Part>(null);
  const [seen, setSeen] = useState(false);

  useEffect(() => {
    if (seen || !part.current) return;
    const inSight = ({ isIntersecting, intersectionRatio, boundingClientRect }: IntersectionObserverEntry) => {
      const most = innerHeight / boundingClientRect.height;
      return isIntersecting && intersectionRatio >= (most < share ? most * share : share);
    };
    const observer = new IntersectionObserver((entries) => entries.some(inSight) && setSeen(true), {
      // Of what is up to thirty windows high, one of them is reached.
      threshold: [share, share / 3, share / 9],
    });
    observer.observe(part.current);
    return () => observer.disconnect();
  }, [seen, share]);

  return [part, seen];
}
