import { useEffect } from 'react';
import { pointCanonical } from './use-canonical.js';

/**
 * Puts the address right that a page is shown at, as where an event is called by an older name. The router is not asked:
 * to it another address is another page, and what is being written on this one would be gone.
 *
 * @param path the right one; undefined as long as it is not known
 */
export function useAddress(path: string | undefined): void {
  useEffect(() => {
    const { pathname, search, hash } = window.location;
    if (path === undefined || path === pathname) return;
    window.history.replaceState(window.history.state, '', path + search + hash);
    pointCanonical(path);
  }, [path]);
}
