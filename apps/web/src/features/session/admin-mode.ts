import { useEffect, useSyncExternalStore } from 'react';
import { CallError } from '../../http/call-error.js';
import { validateToken } from './api/validate-token.js';
import {
  dropRejectedAdminToken,
  readAdminToken,
  readSession,
  saveAdminToken,
  watchAdminToken,
  watchSession,
} from './session-store.js';

const recheckEvery = 30_000;

/** The token that the server accepted last. */
let accepted: string | null = null;
/** The token that opened the back office last: accepted, or a stored admin's while the server was away. */
let admitted: string | null = null;
/** Whether this browser is an admin's, by the last check; undefined before the first. */
let answer: boolean | undefined;
/** How many checks have begun. */
let lastAsked = 0;
const watchers = new Set<() => void>();

/** Copies the session's token to `adminToken`, if the user is an admin. */
export function admitStoredAdmin(): boolean {
  const session = readSession();
  if (session?.user.userType !== 'admin') return false;
  saveAdminToken(session.token);
  return true;
}

/**
 * Whether this browser may use the back office. A logged-in admin may, until the server refuses the token; a token
 * alone counts only if the server can be reached and accepts it, and is removed otherwise.
 */
export async function checkAdmin(): Promise<boolean> {
  const storedAdmin = admitStoredAdmin();
  const token = readAdminToken();
  if (!token) return false;
  try {
    await validateToken(token, { statusIsEnough: true });
    if (readAdminToken() === token) accepted = token;
  } catch (error) {
    // Leaving a page aborts its requests, which says nothing about the token. Code after a timeout does not run any
    // more then.
    await new Promise((resolve) => setTimeout(resolve));
    if (!storedAdmin || isRefusal(error)) {
      dropRejectedAdminToken(token, { session: storedAdmin });
      return false;
    }
  }
  // After a new login meanwhile, the check of the newer token decides.
  if (readAdminToken() === token) admitted = token;
  return true;
}

function isRefusal(error: unknown): boolean {
  return error instanceof CallError && (error.status === 401 || error.status === 403);
}

/** Checks again. Of two checks under way only the later one counts. */
async function recheck(): Promise<void> {
  const asked = ++lastAsked;
  if (knownAtOnce()) settle(true);
  const isAdmin = await checkAdmin();
  if (asked === lastAsked) settle(isAdmin);
}

function settle(isAdmin: boolean): void {
  answer = isAdmin;
  for (const tell of watchers) tell();
}

function watchAnswer(changed: () => void): () => void {
  watchers.add(changed);
  return () => watchers.delete(changed);
}

/** Checks admin mode on a change of session or token, and every 30 seconds. Used once, by the shell. */
export function useAdminModeWatch(): void {
  useEffect(() => {
    void recheck();
    const timer = setInterval(recheck, recheckEvery);
    const stops = [watchAdminToken(recheck), watchSession(recheck), () => clearInterval(timer)];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
}

/** Whether this is an admin's browser; undefined while the server has not answered. */
export function useAdminMode(): boolean | undefined {
  return useSyncExternalStore(
    watchAnswer,
    () => answer ?? knownAtOnce(),
    () => undefined,
  );
}

/**
 * Whether the server has confirmed that this browser's token is an admin's. {@link useAdminMode} trusts a stored
 * session until the server refuses it; this does not.
 */
export function useValidatedAdmin(): boolean {
  return useSyncExternalStore(watchAnswer, () => answer === true && accepted !== null && accepted === readAdminToken());
}

/**
 * Whether the back office is open to this browser: like {@link useAdminMode}, but undefined until this very token was
 * checked, so that a forged stored session shows nothing of it.
 */
export function useAdminAccess(): boolean | undefined {
  return useSyncExternalStore(watchAnswer, () => {
    const mode = answer ?? knownAtOnce();
    return mode && admitted !== readAdminToken() ? undefined : mode;
  });
}

/** What is known without asking the server; undefined when it must be asked. */
function knownAtOnce(): boolean | undefined {
  if (readSession()?.user.userType === 'admin') return true;
  return readAdminToken() ? undefined : false;
}
