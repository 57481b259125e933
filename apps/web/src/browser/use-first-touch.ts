import { useLayoutEffect } from 'react';

const signs = ['pointerdown', 'pointermove', 'keydown', 'focusin'] as const;

/** Browsers also tell where a mouse rests when the page is laid out below it, which nobody has moved. */
const isRest = ({ type, movementX, movementY }: Event & Partial<PointerEvent>) =>
  type === 'pointermove' && !movementX && !movementY;

/**
 * Runs once, at the first sign that somebody uses the page: time to fetch what an arrival can do without. It listens from
 * the moment that it stands there: what a guest had gone to by keyboard before gets the focus anew right then.
 */
export function useFirstTouch(run: (() => void) | null): void {
  useLayoutEffect(() => {
    if (!run) return;
    const heard = new AbortController();
    const begin = (event: Event) => {
      if (isRest(event)) return;
      heard.abort();
      run();
    };
    for (const sign of signs) window.addEventListener(sign, begin, { signal: heard.signal, passive: true });
    return () => heard.abort();
  }, [run]);
}
