import { type RefObject, useEffect } from 'react';

/** Between a bar and what has the focus below it there is room for the ring of the focus, in pixels. */
const ring = 8;

/** Tells styles, as `--bar`, how much of the window's head a bar takes that stays there: nothing gets the focus under it. */
export function useBarHeight(bar: RefObject<HTMLElement | null>, stays: boolean): void {
  useEffect(() => {
    const { current } = bar;
    if (!current || !stays) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty('--bar', `${current.offsetHeight + ring}px`));
    observer.observe(current);
    return () => {
      observer.disconnect();
      style.removeProperty('--bar');
    };
  }, [bar, stays]);
}
