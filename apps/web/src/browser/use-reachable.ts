import { useEffect, useState } from 'react';
import { isReachable } from './is-reachable.js';

/** Whether the site at an address answers; null while unknown, and without an address. */
export function useReachable(address: string | null): boolean | null {
  const [reached, setReached] = useState<boolean | null>(null);

  useEffect(() => {
    setReached(null);
    if (address === null) return;
    let current = true;
    isReachable(address).then((answer) => {
      if (current) setReached(answer);
    });
    return () => {
      current = false;
    };
  }, [address]);

  return reached;
}
