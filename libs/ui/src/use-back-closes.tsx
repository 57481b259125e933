import { useEffect, useRef } from 'react';

/** What closes each of those that are open, or asks first; as they lie over each other, the uppermost last. */
const layers: { close: () => void }[] = [];

/** The step that was added, as {@link presentStep} tells it. */
let step: string | null = null;

/** The step is being taken back: a moment passes until it is gone, in which something else may open. */
let isGoing = false;

/**
 * Lets Back (on a phone the most common slip of a thumb) close what lies over the page, as Escape does, instead of leaving
 * the page; of several that lie over each other, the uppermost. The page gets one more step in the history for Back to
 * take, and loses it once nothing lies over it any more.
 *
 * @param close may also ask first, and close nothing
 */
export function useBackCloses(open: boolean, close: () => void): void {
  const layer = useRef({ close }).current;
  layer.close = close;

  useEffect(() => {
    if (!open) return;
    layers.push(layer);
    if (!isGoing) step ??= addStep();
    addEventListener('popstate', stepped);
    return () => {
      layers.splice(layers.indexOf(layer), 1);
      if (layers.length === 0) takeBack();
    };
  }, [open, layer]);
}

function stepped() {
  const wasTakenBack = isGoing;
  isGoing = false;
  if (layers.length === 0) return;
  step = addStep();
  if (!wasTakenBack) layers.at(-1)?.close();
}

/** With the state of the step before, so that the router takes both for the same place. */
function addStep(): string {
  history.pushState(history.state, '');
  return presentStep();
}

function takeBack() {
  // A search that was typed before may have come into the history since: then the step is one like any other.
  isGoing = step === presentStep();
  if (isGoing) history.back();
  step = null;
}

/** The address, and the key of the place that the router gives anew to whatever it writes into the history. */
function presentStep(): string {
  return `${location.href} ${history.state?.key}`;
}
