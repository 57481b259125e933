import { startTransition, useEffect, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

const firstFor = 300;
const loadingFor = 500;

/** How many events are shown before the rest. */
export const firstShown = 2;

/** How many of the rest are added at a time, so that input is handled in between. */
const atOnce = 6;

/** How far a list is shown. */
export interface Reveal {
  /** How many events are shown. */
  shown: number;
  /** Whether a notice says that the rest is loading. */
  loading: boolean;
}

const first: Reveal = { shown: firstShown, loading: false };
const whole: Reveal = { shown: Number.POSITIVE_INFINITY, loading: false };

/** Whether the whole list was shown since the site was opened. */
let seenWhole = false;

/**
 * Reveals a list in stages, once it is ready: two events, a notice, then the rest in portions. On later visits all are
 * there at once, so that the browser can restore the scroll position.
 *
 * @param total how many events there are; 0 until known
 */
export function useStagedReveal(total: number): Reveal {
  const navigation = useNavigationType();
  const [cameBack] = useState(() => seenWhole && navigation === NavigationType.Pop);
  const [reveal, setReveal] = useState(cameBack ? whole : first);
  const { shown } = reveal;
  const ready = total > 0;

  useEffect(() => {
    if (!ready || cameBack) return;
    const timers = [
      setTimeout(() => setReveal({ ...first, loading: true }), firstFor),
      setTimeout(() => {
        startTransition(() => setReveal({ shown: firstShown + atOnce, loading: false }));
        seenWhole = true;
      }, firstFor + loadingFor),
    ];
    return () => timers.forEach(clearTimeout);
  }, [ready, cameBack]);

  useEffect(() => {
    if (shown === firstShown || shown >= total) return;
    startTransition(() => setReveal({ shown: shown + atOnce, loading: false }));
  }, [shown, total]);

  return reveal;
}
