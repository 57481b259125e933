import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Whether the component still stands on the page, for what an answer is to do there: whoever has gone on meanwhile is
 * neither brought elsewhere by it, nor does it close what they have opened since.
 */
export function useIsShown(): () => boolean {
  const isShown = useRef(false);
  useLayoutEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return useCallback(() => isShown.current, []);
}
