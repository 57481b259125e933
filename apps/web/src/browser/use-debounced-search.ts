import { useEffect, useRef, useState } from 'react';

const pause = 250;

/** What is typed, handed on when the typing pauses, so that nobody is asked, and nothing written, at every letter. */
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
    // What comes back from here may have been typed on meanwhile.
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
