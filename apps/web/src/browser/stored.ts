import { report } from './report.js';

/** What the browser would not keep: it holds until the page is left. */
const unkept = new Map<string, string | null>();

/** What stands under a key of the browser's storage, or was put there in vain; null when nothing does. */
export function readStored(key: string): string | null {
  const held = unkept.get(key);
  if (held !== undefined) return held;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a value, or with null removes it. Without room or permission for it in the browser, this page alone knows it. */
export function store(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    unkept.delete(key);
  } catch (cause) {
    unkept.set(key, value);
    report(`The browser does not keep '${key}'`, cause);
  }
}
