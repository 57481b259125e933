import { type RefObject, useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { goToSavedScroll } from './scroll-restoration.js';
import { useOpenedAt } from './use-opened-at.js';

/**
 * On a new page, scrolls to where its address leads and moves the focus to its top. Back restores the position instead.
 */
export function useRouteFocus(main: RefObject<HTMLElement | null>): void {
  const openedAt = useOpenedAt();
  const navigation = useNavigationType();
  const arrivedAt = useRef(openedAt);

  useEffect(() => {
    if (arrivedAt.current === openedAt) return;
    arrivedAt.current = openedAt;
    main.current?.focus({ preventScroll: true });
    if (navigation !== NavigationType.Pop) window.scrollTo(0, 0);
    goToSavedScroll();
  }, [openedAt, navigation, main]);
}
