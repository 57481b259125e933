import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** A link to a place on the page leads there, although what stands there came later than the page. */
export function useHashArrival(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
}
