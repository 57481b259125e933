import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';
import { nobodyFocused } from './nobody-focused.js';

/**
 * The focus that is gone with the row or the button it was on comes to the list they were in.
 *
 * @returns told whatever in the list gets the focus, or in a dialog that the list opens
 */
export function useRowFocus(list: RefObject<HTMLElement | null>): (event: FocusEvent) => void {
  const last = useRef<Element>(null);
  useEffect(() => {
    if (last.current?.isConnected === false && nobodyFocused()) list.current?.focus({ preventScroll: true });
  });
  return ({ target, currentTarget }) => {
    if (currentTarget.contains(target)) last.current = target;
  };
}
