import { report } from '../../browser/report.js';

const key = 'unansweredVerification';
/** Milliseconds: as long as a call is waited for, and the page loaded again. */
const counts = 60_000;

/** Notes that a token is on its way to the server; `null` that the answer came. It outlives a reload of this tab. */
export function noteUnanswered(token: string | null): void {
  try {
    if (token === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, `${Date.now()} ${token}`);
  } catch (cause) {
    report('The browser does not keep what was asked', cause);
  }
}

/** Whether this tab has sent the token a moment ago, and never heard what came of it. */
export function isUnanswered(token: string): boolean {
  try {
    const [at, noted] = sessionStorage.getItem(key)?.split(' ') ?? [];
    return noted === token && Date.now() - Number(at) < counts;
  } catch {
    return false;
  }
}
