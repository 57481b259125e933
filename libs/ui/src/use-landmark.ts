import { useCallback, useState } from 'react';

/**
 * Where something that pops up belongs: in the part of the page that its opener stands in, since a screen reader that
 * goes by landmarks never comes to what hangs outside of them.
 *
 * @returns the place, null until there is one, and the ref for the opener
 */
export function useLandmark(): [HTMLElement | null, (opener: HTMLElement | null) => void] {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const opener = useCallback((element: HTMLElement | null) => {
    setPlace(element?.closest<HTMLElement>('[role="dialog"], main, header, footer') ?? null);
  }, []);
  return [place, opener];
}
