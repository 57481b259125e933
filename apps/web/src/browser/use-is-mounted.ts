import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Whether the component is still mounted. Ask before an answer navigates or closes something: the user may have moved
 * on while it was awaited.
 */
export function useIsMounted(): () => boolean {
  const isShown = useRef(false);
  useLayoutEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return useCallback(() => isShown.current, []);
}
