import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';
import { hasNoFocusNear } from './nobody-focused.js';

/**
 * Moves the focus to a list when the focused row or button in it is removed.
 *
 * @returns a handler for `onFocus` of the list, and of dialogs that it opens
 */
export function useRowFocus(list: RefObject<HTMLElement | null>): (event: FocusEvent) => void {
  const last = useRef<Element>(null);
  useEffect(() => {
    if (!list.current || last.current?.isConnected !== false) return;
    if (hasNoFocusNear(list.current)) list.current.focus({ preventScroll: true });
  });
  return ({ target, currentTarget }) => {
    if (currentTarget.contains(target)) last.current = target;
  };
}
