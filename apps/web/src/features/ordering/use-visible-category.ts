import { useEffect, useState } from 'react';
import { orderCategories } from './categories.js';

/** Pixels from the top of the window at which a category becomes the one being read. */
const readingLine = 160;

/** The id of the category being read, as the guest scrolls. */
export function useVisibleCategory(): string {
  const [visible, setVisible] = useState(orderCategories[0]?.id ?? '');

  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const begun = orderCategories.filter(({ id }) => topOf(id) <= readingLine);
      const current = atTheEnd() ? orderCategories.at(-1) : (begun.at(-1) ?? orderCategories[0]);
      if (current) setVisible(current.id);
    };
    const lookSoon = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    const watch = new AbortController();
    window.addEventListener('scroll', lookSoon, { signal: watch.signal, passive: true });
    window.addEventListener('resize', lookSoon, { signal: watch.signal });
    return () => {
      cancelAnimationFrame(frame);
      watch.abort();
    };
  }, []);

  return visible;
}

function topOf(id: string): number {
  return document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
}

/** Scrolled to the end: the last category may be too short to reach the reading line. */
function atTheEnd(): boolean {
  const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
  return scrollHeight > clientHeight && scrollTop + clientHeight >= scrollHeight - 2;
}
