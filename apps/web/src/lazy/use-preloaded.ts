import { loadInTime } from '@rover/ui/load-in-time';
import { type ComponentType, startTransition, useCallback, useState } from 'react';
import { logError } from '../browser/log-error.js';
import { useFirstInteraction } from './use-first-interaction.js';

/**
 * A part of the page that is not needed at first.
 *
 * @param load imports it; must be a stable function
 * @param early load it at the first sign of use of the page, not only when asked for
 * @returns the part, null until loaded, and a function that loads it now and resolves to whether that worked
 */
export function usePreloaded<Props>(
  load: () => Promise<ComponentType<Props>>,
  early = true,
): [ComponentType<Props> | null, () => Promise<boolean>] {
  const [part, setPart] = useState<{ Part: ComponentType<Props> } | null>(null);
  const fetchPart = useCallback(async () => {
    try {
      const Part = await loadInTime(load);
      // A transition, so that input is handled first where a hundred cards get their part at once.
      startTransition(() => setPart({ Part }));
      return true;
    } catch (cause) {
      logError('A part of the page did not come', cause);
      return false;
    }
  }, [load]);
  useFirstInteraction(early ? fetchPart : null);
  return [part?.Part ?? null, fetchPart];
}
