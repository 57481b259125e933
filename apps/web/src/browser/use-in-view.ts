import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Whether an element has ever been visible: `share` of it, from 0 to 1, or, if it is too tall for that, as much as
 * fills that share of the window.
 */
export function useInView<Part extends Element>(share: number): [RefObject<Part | null>, boolean] {
  const part = useRef<Part>(null);
  const [seen, setSeen] = useState(false);

  useEffect(() => {
    if (seen || !part.current) return;
    const inSight = ({ isIntersecting, intersectionRatio, boundingClientRect }: IntersectionObserverEntry) => {
      const most = innerHeight / boundingClientRect.height;
      return isIntersecting && intersectionRatio >= (most < share ? most * share : share);
    };
    const observer = new IntersectionObserver((entries) => entries.some(inSight) && setSeen(true), {
      // One of the lower thresholds is reached by an element up to thirty windows high.
      threshold: [share, share / 3, share / 9],
    });
    observer.observe(part.current);
    return () => observer.disconnect();
  }, [seen, share]);

  return [part, seen];
}
