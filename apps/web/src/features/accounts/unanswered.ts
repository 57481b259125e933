import { logError } from '../../browser/log-error.js';

const key = 'unansweredVerification';
/** How long a note counts, in milliseconds: the timeout of a call, and a reload of the page. */
const counts = 60_000;

/** Stores that a token was sent to the server; `null` once it is answered. Survives a reload of this tab. */
export function noteUnanswered(token: string | null): void {
  try {
    if (token === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, `${Date.now()} ${token}`);
  } catch (cause) {
    logError('The browser does not keep what was asked', cause);
  }
}

/** Whether this tab sent the token recently and got no answer. */
export function isUnanswered(token: string): boolean {
  try {
    const [at, noted] = sessionStorage.getItem(key)?.split(' ') ?? [];
    return noted === token && Date.now() - Number(at) < counts;
  } catch {
    return false;
  }
}
