import { useEffect } from 'react';

/** Tells this browser's other windows of something that has changed. */
export function tellOtherWindows(what: string): void {
  const channel = new BroadcastChannel(what);
  channel.postMessage(null);
  channel.close();
}

/** Listens to what this browser's other windows tell. */
export function useOtherWindows(what: string, onTold: () => void): void {
  useEffect(() => {
    const channel = new BroadcastChannel(what);
    channel.onmessage = onTold;
    return () => channel.close();
  }, [what, onTold]);
}
