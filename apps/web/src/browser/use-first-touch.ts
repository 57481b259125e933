import { useEffect } from 'react';

const signs = ['pointerdown', 'pointermove', 'keydown', 'focusin'] as const;

/** Browsers also tell where a mouse rests when the page is laid out below it, which nobody has moved. */
const isRest = ({ type, movementX, movementY }: Event & Partial<PointerEvent>) =>
  type === 'pointermove' && !movementX && !movementY;

/**
 * Runs once, at the first sign that somebody uses the page: time to fetch what an arrival can do without. Where a key or a
 * button was pressed before this was there to hear it, at once.
 */
export function useFirstTouch(run: (() => void) | null): void {
  useEffect(() => {
    if (!run) return;
    if (navigator.userActivation?.hasBeenActive) {
      run();
      return;
    }
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
