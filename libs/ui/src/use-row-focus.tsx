import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';
import { nobodyFocused } from './nobody-focused.js';

/**
 * Moves the focus to a list when the focused row or button in it is removed.
 *
 * @returns a handler for `onFocus` of the list, and of dialogs that it opens
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
