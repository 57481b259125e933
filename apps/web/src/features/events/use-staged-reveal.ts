import { useEffect, useState } from 'react';

const firstFor = 300;
const loadingFor = 500;

/** How far a list is shown: the first two, the rest announced, all of it. */
export type RevealStage = 'first' | 'loading' | 'all';

/** How many events are shown before the rest. */
export const firstShown = 2;

/** Lets a list come in two steps, once, from when it is ready. */
export function useStagedReveal(ready: boolean): RevealStage {
  const [stage, setStage] = useState<RevealStage>('first');

  useEffect(() => {
    if (!ready) return;
    const timers = [
      setTimeout(() => setStage('loading'), firstFor),
      setTimeout(() => setStage('all'), firstFor + loadingFor),
    ];
    return () => timers.forEach(clearTimeout);
  }, [ready]);

  return stage;
}
