import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';
import { nobodyFocused } from './nobody-focused.js';

/**
 * The focus that is gone with the row it was in comes to the list.
 *
 * @returns told whatever in the list gets the focus
 */
export function useRowFocus(list: RefObject<HTMLElement | null>, rows: unknown): (event: FocusEvent) => void {
  const last = useRef<Element>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows that are there anew are the reason to look.
  useEffect(() => {
    if (last.current?.isConnected === false && nobodyFocused()) list.current?.focus({ preventScroll: true });
  }, [list, rows]);
  return ({ target }) => {
    last.current = target;
  };
}
