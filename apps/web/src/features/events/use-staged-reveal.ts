import { useEffect, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

const firstFor = 300;
const loadingFor = 500;

/** How far a list is shown: the first two, the rest announced, all of it. */
export type RevealStage = 'first' | 'loading' | 'all';

/** How many events are shown before the rest. */
export const firstShown = 2;

/** The list has been seen whole, since the site was opened. */
let seenWhole = false;

/**
 * Lets a list come in two steps, once, from when it is ready. To a guest who comes back to it, it is there at once, or the
 * browser could not find the place where they were.
 */
export function useStagedReveal(ready: boolean): RevealStage {
  const navigation = useNavigationType();
  const [cameBack] = useState(() => seenWhole && navigation === NavigationType.Pop);
  const [stage, setStage] = useState<RevealStage>(cameBack ? 'all' : 'first');

  useEffect(() => {
    if (!ready || cameBack) return;
    const timers = [
      setTimeout(() => setStage('loading'), firstFor),
      setTimeout(() => {
        setStage('all');
        seenWhole = true;
      }, firstFor + loadingFor),
    ];
    return () => timers.forEach(clearTimeout);
  }, [ready, cameBack]);

  return stage;
}
