import { type ComponentType, useCallback, useState } from 'react';
import { report } from './report.js';
import { useFirstTouch } from './use-first-touch.js';

/**
 * A part of the page that an arrival can do without: fetched at the first sign that somebody uses the page.
 *
 * @param load fetches it; the same function at every call
 * @returns the part, null until it is there, and how to ask for it now
 */
export function useReadyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
): [ComponentType<Props> | null, () => void] {
  const [part, setPart] = useState<{ Part: ComponentType<Props> } | null>(null);
  const fetchPart = useCallback(() => {
    load()
      .then((Part) => setPart({ Part }))
      .catch((cause) => report('A part of the page did not come', cause));
  }, [load]);
  useFirstTouch(fetchPart);
  return [part?.Part ?? null, fetchPart];
}
