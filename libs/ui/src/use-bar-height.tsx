import { type RefObject, useEffect } from 'react';

/** Between a bar and what has the focus beside it there is room for the ring of the focus, in pixels. */
const ring = 8;

/**
 * Tells styles, as `--bar`, how much room a bar takes that stays there while the rest scrolls: nothing gets the focus under
 * it (WCAG 2.4.11).
 *
 * @param around what scrolls, a selector of it; the page unless told
 */
export function useBarHeight(bar: RefObject<HTMLElement | null>, stays: boolean, around = ':root'): void {
  useEffect(() => {
    const { current } = bar;
    const scroller = current?.closest<HTMLElement>(around);
    if (!current || !scroller || !stays) return;
    const observer = new ResizeObserver(() => scroller.style.setProperty('--bar', `${current.offsetHeight + ring}px`));
    observer.observe(current);
    return () => {
      observer.disconnect();
      scroller.style.removeProperty('--bar');
    };
  }, [bar, stays, around]);
}
