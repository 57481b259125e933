import { type RefObject, useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { goToReaderPlace } from './keep-reader-place.js';
import { useOpenedAt } from './use-opened-at.js';

/** On a new page the reader starts where its address leads, and the keyboard at its top. Going back keeps the place. */
export function useArrival(main: RefObject<HTMLElement | null>): void {
  const openedAt = useOpenedAt();
  const navigation = useNavigationType();
  const arrivedAt = useRef(openedAt);

  useEffect(() => {
    if (arrivedAt.current === openedAt) return;
    arrivedAt.current = openedAt;
    main.current?.focus({ preventScroll: true });
    if (navigation !== NavigationType.Pop) window.scrollTo(0, 0);
    goToReaderPlace();
  }, [openedAt, navigation, main]);
}
