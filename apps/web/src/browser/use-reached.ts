import { useEffect, useState } from 'react';
import { reaches } from './reaches.js';

/** Whether the site of an address answers; null while that is being asked. */
export function useReached(address: string): boolean | null {
  const [reached, setReached] = useState<boolean | null>(null);

  useEffect(() => {
    let current = true;
    setReached(null);
    reaches(address).then((answer) => {
      if (current) setReached(answer);
    });
    return () => {
      current = false;
    };
  }, [address]);

  return reached;
}
