import { startTransition, useEffect, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

const firstFor = 300;
const loadingFor = 500;

/** How many events are shown before the rest. */
export const firstShown = 2;

/** As many of the rest come at once, so that who touches the page meanwhile is answered between them. */
const atOnce = 6;

/** How far a list is shown. */
export interface Reveal {
  /** So many of the events. */
  shown: number;
  /** The rest is announced. */
  loading: boolean;
}

const first: Reveal = { shown: firstShown, loading: false };
const whole: Reveal = { shown: Number.POSITIVE_INFINITY, loading: false };

/** The list has been seen whole, since the site was opened. */
let seenWhole = false;

/**
 * Lets a list come by and by, once, from when it is ready: two of it, the word of more, and the rest, some at a time. To a
 * guest who comes back to it, it is there at once, or the browser could not find the place where they were.
 *
 * @param total how many events there are; 0 until they are known
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
