import { useEffect, useRef, useState } from 'react';

const pause = 250;

/** What is typed, handed on when the typing pauses, so that the server is not asked at every letter. */
export function useDebouncedSearch(
  settled: string,
  onSettle: (text: string) => void,
): [string, (text: string) => void] {
  const [typed, setTyped] = useState(settled);
  const [seen, setSeen] = useState(settled);
  const settle = useRef(onSettle);
  settle.current = onSettle;

  if (seen !== settled) {
    setSeen(settled);
    setTyped(settled);
  }

  useEffect(() => {
    if (typed === settled) return;
    const timer = setTimeout(() => settle.current(typed), pause);
    return () => clearTimeout(timer);
  }, [typed, settled]);

  return [typed, setTyped];
}
