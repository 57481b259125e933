import { useLayoutEffect } from 'react';

const signs = ['pointerdown', 'pointermove', 'keydown', 'focusin'] as const;

/** Browsers also fire `pointermove`, without movement, when the layout changes under a resting mouse. */
const isRest = ({ type, movementX, movementY }: Event & Partial<PointerEvent>) =>
  type === 'pointermove' && !movementX && !movementY;

/**
 * Runs once, at the first sign that somebody uses the page: time to load what the first view does not need. Listens
 * from a layout effect on, because an element that had the focus on the prerendered screen gets it again right then.
 */
export function useFirstInteraction(run: (() => void) | null): void {
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
