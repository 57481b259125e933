import { type RefObject, useEffect } from 'react';

/** Room for the focus ring between a bar and a focused element beside it, in pixels. */
const ring = 8;

/**
 * Sets `--bar` to the height of a fixed bar, so that no focused element is hidden under it (WCAG 2.4.11).
 *
 * @param around a selector of the scrolling element; the page by default
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
