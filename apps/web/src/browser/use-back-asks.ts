import { useEffect, useRef } from 'react';

/**
 * Lets Back (on a phone the most common slip of a thumb) ask instead of leaving, while there is something to lose. The
 * page gets one more step in the history for Back to take, and loses it when whoever called this is gone.
 */
export function useBackAsks(unsaved: boolean, ask: () => void): void {
  const latest = useRef({ unsaved, ask });
  latest.current = { unsaved, ask };
  const stepAdded = useRef(false);

  useEffect(() => {
    if (!unsaved || stepAdded.current) return;
    addStep();
    stepAdded.current = true;
  }, [unsaved]);

  useEffect(() => {
    const back = () => {
      if (!stepAdded.current) return;
      stepAdded.current = latest.current.unsaved;
      if (!latest.current.unsaved) return;
      addStep();
      latest.current.ask();
    };
    addEventListener('popstate', back);
    return () => {
      removeEventListener('popstate', back);
      if (stepAdded.current) history.back();
      stepAdded.current = false;
    };
  }, []);
}

/** With the state of the step before, so that the router takes both for the same place. */
function addStep(): void {
  history.pushState(history.state, '');
}
