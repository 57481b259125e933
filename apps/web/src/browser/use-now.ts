import { useEffect, useState } from 'react';

const aMinute = 60_000;

/** The time, which moves on at every full minute. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());

  useEffect(() => {
    const timer = setTimeout(() => setNow(new Date()), aMinute - (now.getTime() % aMinute));
    return () => clearTimeout(timer);
  }, [now]);

  return now;
}
