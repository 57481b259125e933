import { useEffect, useState } from 'react';
import { elapsedWords } from '../capture/elapsed.js';

const tick = 250;

/** How long it has been recording. */
export function RecordingTime({ since }: { since: number }) {
  const [now, setNow] = useState(since);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tick);
    return () => clearInterval(timer);
  }, []);
  return (
    <p className="flex items-center gap-2 font-semibold">
      <span aria-hidden className="size-3 rounded-full bg-marigold" />
      <span role="status">Recording</span>
      <span role="timer" aria-label="Recorded" className="tabular-nums">
        {elapsedWords(now - since)}
      </span>
    </p>
  );
}
