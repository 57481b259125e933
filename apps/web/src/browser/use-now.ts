import { useEffect, useState } from 'react';

const aMinute = 60_000;

/** The time, which moves on at every full minute. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());

  useEffect(() => {
    const nextMinute = now.getTime() + aMinute - (now.getTime() % aMinute);
    const timer = setTimeout(() => setNow(new Date()), nextMinute - Date.now());
    return () => clearTimeout(timer);
  }, [now]);

  return now;
}
