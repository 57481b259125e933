import { useEffect, useRef } from 'react';

/** The open layers, uppermost last; `close` may also ask first. */
const layers: { close: () => void }[] = [];

/** The added history entry, as identified by {@link presentStep}. */
let step: string | null = null;

/** The entry is being removed, which takes a moment, in which another layer may open. */
let isGoing = false;

/**
 * Makes Back (on a phone easily pressed by mistake) close a layer over the page, as Escape does, instead of leaving the
 * page; with several layers, the uppermost. It adds an entry to the history for Back to remove, and removes it itself
 * once no layer is open.
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

/** With the state of the entry before, so that the router takes both for the same location. */
function addStep(): string {
  history.pushState(history.state, '');
  return presentStep();
}

function takeBack() {
  // Typing a search may have added an entry meanwhile: then this one stays.
  isGoing = step === presentStep();
  if (isGoing) history.back();
  step = null;
}

/** The address, and the key that the router gives to each entry of the history. */
function presentStep(): string {
  return `${location.href} ${history.state?.key}`;
}
