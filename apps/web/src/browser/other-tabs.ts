import { useEffect } from 'react';
import { logError } from './log-error.js';

/** A BroadcastChannel also reaches other channels of this same window, so each message carries its sender's id. */
const thisWindow = Math.random();

/** Notifies this browser's other windows of a change. */
export function broadcastToTabs(what: string): void {
  const channel = openChannel(what);
  channel?.postMessage(thisWindow);
  channel?.close();
}

/** Listens for changes in this browser's other windows. */
export function useOtherTabs(what: string, onTold: () => void): void {
  useEffect(() => {
    const channel = openChannel(what);
    if (channel) channel.onmessage = ({ data: teller }) => teller !== thisWindow && onTold();
    return () => channel?.close();
  }, [what, onTold]);
}

/** null where the browser blocks storage for the site; its windows are then not notified. */
function openChannel(what: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(what);
  } catch (cause) {
    logError(`The browser opens no channel for '${what}'`, cause);
    return null;
  }
}
