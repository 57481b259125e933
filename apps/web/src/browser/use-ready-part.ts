import { type ComponentType, startTransition, useCallback, useState } from 'react';
import { report } from './report.js';
import { useFirstTouch } from './use-first-touch.js';

/**
 * A part of the page that an arrival can do without.
 *
 * @param load fetches it; the same function at every call
 * @param early it is fetched at the first sign that somebody uses the page, else when it is asked for
 * @returns the part, null until it is there, and how to ask for it now, which tells whether it came
 */
export function useReadyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
  early = true,
): [ComponentType<Props> | null, () => Promise<boolean>] {
  const [part, setPart] = useState<{ Part: ComponentType<Props> } | null>(null);
  const fetchPart = useCallback(async () => {
    try {
      const Part = await load();
      // Where a hundred cards take theirs at once, whoever touches the page meanwhile is answered first.
      startTransition(() => setPart({ Part }));
      return true;
    } catch (cause) {
      report('A part of the page did not come', cause);
      return false;
    }
  }, [load]);
  useFirstTouch(early ? fetchPart : null);
  return [part?.Part ?? null, fetchPart];
}
