import { useEffect, useRef, useState } from 'react';

const pause = 250;

/**
 * A debounced search text: `onSettle` is called when typing pauses.
 *
 * @returns the text as typed, and its setter
 */
export function useDebouncedSearch(
  settled: string,
  onSettle: (text: string) => void,
): [string, (text: string) => void] {
  const [typed, setTyped] = useState(settled);
  const [seen, setSeen] = useState(settled);
  const [handedOn, setHandedOn] = useState<string | null>(null);
  const settle = useRef(onSettle);
  settle.current = onSettle;

  if (seen !== settled) {
    setSeen(settled);
    // Our own value has come back; more may have been typed meanwhile.
    if (settled === handedOn) setHandedOn(null);
    else setTyped(settled);
  }

  useEffect(() => {
    if (typed === settled) return;
    const timer = setTimeout(() => {
      setHandedOn(typed);
      settle.current(typed);
    }, pause);
    return () => clearTimeout(timer);
  }, [typed, settled]);

  return [typed, setTyped];
}
