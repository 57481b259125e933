import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Whether the component is still mounted. Ask before an answer navigates or closes something: the user may have moved
 * on while it was awaited.
 */
export function useIsMounted(): () => boolean {
  const isMounted = useRef(false);
  useLayoutEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return useCallback(() => isMounted.current, []);
}
