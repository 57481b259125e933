import { useEffect, useRef } from 'react';

/**
 * Lets Back (on a phone the most common slip of a thumb) ask instead of leaving, while something stays it: what was not
 * saved, or what lies over the page. The page gets one more step in the history for Back to take, and loses it when
 * whoever called this is gone.
 */
export function useBackAsks(stays: boolean, ask: () => void): void {
  const latest = useRef({ stays, ask });
  latest.current = { stays, ask };
  /** The address of the step that was added. */
  const step = useRef<string | null>(null);

  useEffect(() => {
    if (stays) step.current ??= addStep();
  }, [stays]);

  useEffect(() => {
    const back = () => {
      if (!step.current) return;
      step.current = latest.current.stays ? addStep() : null;
      if (latest.current.stays) latest.current.ask();
    };
    addEventListener('popstate', back);
    return () => {
      removeEventListener('popstate', back);
      // A search that was typed before may have come into the address since: then the step is one like any other.
      if (step.current === location.href) history.back();
      step.current = null;
    };
  }, []);
}

/** With the state of the step before, so that the router takes both for the same place. */
function addStep(): string {
  history.pushState(history.state, '');
  return location.href;
}
