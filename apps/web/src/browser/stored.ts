import { logError } from './log-error.js';

/** Values that the browser did not store; they last until the page is left. */
const unkept = new Map<string, string | null>();

/** The value of a key, stored by the browser or, where that failed, kept in this page; null when there is none. */
export function readStored(key: string): string | null {
  const held = unkept.get(key);
  if (held !== undefined) return held;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * Stores a value; null removes it. If the browser does not store it (no room, no permission), only this page knows it.
 */
export function store(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    unkept.delete(key);
  } catch (cause) {
    unkept.set(key, value);
    logError(`The browser does not keep '${key}'`, cause);
  }
}
