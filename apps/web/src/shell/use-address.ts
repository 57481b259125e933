import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useOpenedAt } from './use-opened-at.js';

/**
 * Puts the address right that a page is shown at, as where an event is called by an older name. To the router another
 * address is another page; this one is kept, with what is being written on it.
 *
 * @param path the right one; undefined as long as it is not known
 */
export function useAddress(path: string | undefined): void {
  const { pathname, search, hash } = useLocation();
  const openedAt = useOpenedAt();
  const navigate = useNavigate();
  useEffect(() => {
    if (path === undefined || path === pathname) return;
    void navigate({ pathname: path, search, hash }, { replace: true, state: { openedAt } });
  }, [path, pathname, search, hash, openedAt, navigate]);
}
