import { type RefObject, useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** On a new page the reader starts at its top, and so does the keyboard. Going back keeps the place. */
export function useArrival(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const navigation = useNavigationType();
  const arrivedAt = useRef(pathname);

  useEffect(() => {
    if (arrivedAt.current === pathname) return;
    arrivedAt.current = pathname;
    main.current?.focus({ preventScroll: true });
    if (navigation !== NavigationType.Pop) window.scrollTo(0, 0);
  }, [pathname, navigation, main]);
}
