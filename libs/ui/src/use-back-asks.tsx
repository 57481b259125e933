import { useEffect, useRef } from 'react';

/** What Back may be stayed by. */
interface Layer {
  stays: boolean;
  ask: () => void;
}

/** As they lie over each other, the uppermost last. */
const layers: Layer[] = [];

/** The address of the step that was added. */
let step: string | null = null;

/**
 * Lets Back (on a phone the most common slip of a thumb) ask instead of leaving, while something stays it: what was not
 * saved, or what lies over the page; of several that lie over each other the uppermost asks. The page gets one more step
 * in the history for Back to take, and loses it when whoever called this is gone.
 */
export function useBackAsks(stays: boolean, ask: () => void): void {
  const layer = useRef<Layer>({ stays, ask }).current;
  layer.stays = stays;
  layer.ask = ask;

  useEffect(() => {
    if (stays) step ??= addStep();
  }, [stays]);

  useEffect(() => {
    layers.push(layer);
    addEventListener('popstate', back);
    return () => {
      layers.splice(layers.indexOf(layer), 1);
      if (layers.length > 0) return;
      removeEventListener('popstate', back);
      // A search that was typed before may have come into the address since: then the step is one like any other.
      if (step === location.href) history.back();
      step = null;
    };
  }, [layer]);
}

function back() {
  if (!step) return;
  const uppermost = layers.findLast(({ stays }) => stays);
  // Nothing stays it any more: it was meant for the step before.
  if (!uppermost && step === location.href) history.back();
  step = uppermost ? addStep() : null;
  uppermost?.ask();
}

/** With the state of the step before, so that the router takes both for the same place. */
function addStep(): string {
  history.pushState(history.state, '');
  return location.href;
}
