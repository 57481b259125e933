import { useCallback, useState } from 'react';

/**
 * The container for a popup: the landmark of its opener, since screen readers that navigate by landmarks never find
 * what is outside of all.
 *
 * @returns the container, null until there is one, and the ref for the opener
 */
export function useLandmark(): [HTMLElement | null, (opener: HTMLElement | null) => void] {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const opener = useCallback((element: HTMLElement | null) => {
    setPlace(element?.closest<HTMLElement>('[role="dialog"], main, header, footer') ?? null);
  }, []);
  return [place, opener];
}
