import { useEffect, useState, useSyncExternalStore } from 'react';
import { CaptureSession, type CaptureState } from './capture-session.js';

/** A capture session that is closed when the component unmounts, so that no device stays open. */
export function useCapture(constraints: MediaStreamConstraints): [CaptureState, CaptureSession] {
  const [session] = useState(() => new CaptureSession(constraints));
  const state = useSyncExternalStore(session.watch, session.read);
  useEffect(() => {
    const close = () => session.close();
    window.addEventListener('pagehide', close);
    return () => {
      window.removeEventListener('pagehide', close);
      close();
    };
  }, [session]);
  return [state, session];
}
