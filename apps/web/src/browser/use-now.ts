import { useEffect, useState } from 'react';

const aMinute = 60_000;

/** The current time, updated at every full minute, and when the page becomes visible again. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());

  useEffect(() => {
    const nextMinute = now.getTime() + aMinute - (now.getTime() % aMinute);
    const moveOn = () => setNow(new Date());
    const timer = setTimeout(moveOn, nextMinute - Date.now());
    document.addEventListener('visibilitychange', moveOn);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', moveOn);
    };
  }, [now]);

  return now;
}
