import { type RefObject, useEffect, useRef, useState } from 'react';

/** Whether a part of the page has been in sight: from when `share` of it was, 0 to 1, and ever after. */
export function useSeen<Part extends Element>(share: number): [RefObject<Part | null>, boolean] {
  const part = useRef<Part>(null);
  const [seen, setSeen] = useState(false);

  useEffect(() => {
    if (seen || !part.current) return;
    const inSight = ({ isIntersecting, intersectionRatio }: IntersectionObserverEntry) =>
      isIntersecting && intersectionRatio >= share;
    const observer = new IntersectionObserver((entries) => entries.some(inSight) && setSeen(true), {
      threshold: share,
    });
    observer.observe(part.current);
    return () => observer.disconnect();
  }, [seen, share]);

  return [part, seen];
}
