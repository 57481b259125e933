import { report } from './report.js';

/** What stands under a key of the browser's storage; null when nothing does, or when the browser keeps none. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a value, or with null removes it. A browser without room or permission keeps nothing, and the site goes on. */
export function store(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch (cause) {
    report(`The browser does not keep '${key}'`, cause);
  }
}
