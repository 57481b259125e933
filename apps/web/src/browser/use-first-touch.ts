import { useEffect } from 'react';

const signs = ['pointerdown', 'pointermove', 'keydown', 'focusin'] as const;

/** Runs once, at the first sign that somebody uses the page: time to fetch what an arrival can do without. */
export function useFirstTouch(run: () => void): void {
  useEffect(() => {
    const heard = new AbortController();
    const begin = () => {
      heard.abort();
      run();
    };
    for (const sign of signs) window.addEventListener(sign, begin, { signal: heard.signal, passive: true });
    return () => heard.abort();
  }, [run]);
}
