import { useLocation } from 'react-router-dom';

/** What the login is handed, in the memory of the history, by a page that asks for one. */
export interface WayBack {
  /** The address of that page, from its first slash. */
  back?: string;
}

/** For a page that asks for a login: the way back to it. */
export function useWayBack(): WayBack {
  const { pathname, search } = useLocation();
  return { back: pathname + search };
}
