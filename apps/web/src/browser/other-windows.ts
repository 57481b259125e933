import { useEffect } from 'react';
import { report } from './report.js';

/** A channel tells all others of its name, those of its own window as well: so each window signs what it tells. */
const thisWindow = Math.random();

/** Tells this browser's other windows of something that has changed. */
export function tellOtherWindows(what: string): void {
  const channel = openChannel(what);
  channel?.postMessage(thisWindow);
  channel?.close();
}

/** Listens to what this browser's other windows tell. */
export function useOtherWindows(what: string, onTold: () => void): void {
  useEffect(() => {
    const channel = openChannel(what);
    if (channel) channel.onmessage = ({ data: teller }) => teller !== thisWindow && onTold();
    return () => channel?.close();
  }, [what, onTold]);
}

/** null where the browser keeps nothing for the site: then its windows do not hear of each other. */
function openChannel(what: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(what);
  } catch (cause) {
    report(`The browser opens no channel for '${what}'`, cause);
    return null;
  }
}
