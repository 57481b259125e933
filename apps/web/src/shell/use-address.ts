import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useOpenedAt } from './use-opened-at.js';

/**
 * Corrects the address of the present page, such as an event's old slug. The router would treat another address as
 * another page; this one is kept, with unsaved input.
 *
 * @param path the right one; undefined as long as it is unknown
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
