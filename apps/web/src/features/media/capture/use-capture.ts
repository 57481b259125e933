import { useEffect, useState, useSyncExternalStore } from 'react';
import { CaptureSession, type CaptureState } from './capture-session.js';

/** A capture that ends with the component that shows it: no device stays open behind a closed dialog. */
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
