import { useLocation } from 'react-router-dom';

/** What a page that asks for a login passes on in the history state. */
export interface ReturnTo {
  /** The address of that page, from its first slash. */
  back?: string;
}

/** The state for a link to the login: the present page, to return to afterwards. */
export function useReturnTo(): ReturnTo {
  const { pathname, search } = useLocation();
  return { back: pathname + search };
}
