import { useSyncExternalStore } from 'react';
import { readSession, type Session, watchSession } from './session-store.js';

/** Who is logged in, as it changes. */
export function useSession(): Session | null {
  return useSyncExternalStore(watchSession, readSession, () => null);
}
