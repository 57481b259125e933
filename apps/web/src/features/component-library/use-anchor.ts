import { useEffect } from 'react';

/** The page comes after its address was read, so the browser could not yet go to the anchor in it. */
export function useAnchor(): void {
  useEffect(() => {
    document.getElementById(window.location.hash.slice(1))?.scrollIntoView();
  }, []);
}
