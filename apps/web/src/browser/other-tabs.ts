import { useEffect } from 'react';
import { logError } from './log-error.js';

/** A BroadcastChannel also reaches other channels of this same tab, so each message carries its sender's id. */
const thisTab = Math.random();

/** Notifies this browser's other tabs of a change. */
export function broadcastToTabs(what: string): void {
  const channel = openChannel(what);
  channel?.postMessage(thisTab);
  channel?.close();
}

/** Listens for changes in this browser's other tabs. */
export function useOtherTabs(what: string, onChange: () => void): void {
  useEffect(() => {
    const channel = openChannel(what);
    if (channel) channel.onmessage = ({ data: sender }) => sender !== thisTab && onChange();
    return () => channel?.close();
  }, [what, onChange]);
}

/** null where the browser blocks storage for the site; its tabs are then not notified. */
function openChannel(what: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(what);
  } catch (cause) {
    logError(`The browser opens no channel for '${what}'`, cause);
    return null;
  }
}
