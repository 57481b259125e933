import type { UserView } from '@rover/contracts/auth';
import { logError } from '../../browser/log-error.js';
import { readStored, store } from '../../browser/stored.js';
import { watchStorage, watchStored } from '../../browser/watch-storage.js';

/** Who is logged in on this browser. */
export interface Session {
  token: string;
  user: UserView;
}

const keys = { token: 'userToken', user: 'user', admin: 'adminToken' } as const;

/** Fired on `window` when `adminToken` was set or removed. */
const adminTokenChanged = 'adminTokenChanged';
const sessionChanged = 'sessionChanged';

let seen: { token: string | null; user: string | null; session: Session | null } | null = null;

/** The session, or null; the same object as long as nothing changed. Invalid stored data is removed. */
export function readSession(): Session | null {
  const token = readStored(keys.token);
  const user = readStored(keys.user);
  if (seen?.token !== token || seen.user !== user) seen = { token, user, session: parse(token, user) };
  return seen.session;
}

function parse(token: string | null, user: string | null): Session | null {
  if (!user) return null;
  try {
    const parsed: unknown = JSON.parse(user);
    if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed))
      throw new TypeError('The stored user is no object');
    return token ? { token, user: parsed as UserView } : null;
  } catch (cause) {
    logError('The stored user cannot be read; logged out', cause);
    store(keys.token, null);
    store(keys.user, null);
    return null;
  }
}

/** The id of who is logged in. */
export function readUserId(): string | undefined {
  return readSession()?.user.id;
}

export function saveSession({ token, user }: Session): void {
  store(keys.token, token);
  store(keys.user, JSON.stringify(user));
  window.dispatchEvent(new Event(sessionChanged));
}

/** Logs out of the site and of the back office. */
export function endSession(): void {
  const wasAdmin = readAdminToken() !== null;
  for (const key of Object.values(keys)) store(key, null);
  window.dispatchEvent(new Event(sessionChanged));
  if (wasAdmin) window.dispatchEvent(new Event(adminTokenChanged));
}

export function readAdminToken(): string | null {
  return readStored(keys.admin);
}

let refused = false;

/** Whether the last token of the back office was taken away because the server did not accept it. */
export function wasAdminRefused(): boolean {
  return refused;
}

/** From now on a visitor without a token is treated as one who never had any. */
export function forgetAdminRefusal(): void {
  refused = false;
}

/**
 * Removes a token that the server did not accept, unless it was replaced meanwhile.
 *
 * @param session also ends the session, if it uses the same token
 */
export function dropRejectedAdminToken(token: string, { session }: { session: boolean }): void {
  if (readAdminToken() !== token) return;
  refused = true;
  if (session && readSession()?.token === token) endSession();
  else saveAdminToken(null);
}

/** Makes the app check again whether the server accepts the token. */
export function recheckAdminToken(): void {
  window.dispatchEvent(new Event(adminTokenChanged));
}

/** Stores the token of the back office, or removes it with null, and fires the event. */
export function saveAdminToken(token: string | null): void {
  if (token) refused = false;
  if (readAdminToken() === token) return;
  store(keys.admin, token);
  window.dispatchEvent(new Event(adminTokenChanged));
}

/** Calls back when the session changes, in this tab or another. */
export function watchSession(changed: () => void): () => void {
  return watchStored(sessionChanged, [keys.token, keys.user], changed);
}

/** Calls back when another tab changes the session. */
export function watchSessionElsewhere(changed: () => void): () => void {
  return watchStorage([keys.token, keys.user], changed);
}

/** Calls back when `adminToken` changes, in this tab or another. */
export function watchAdminToken(changed: () => void): () => void {
  return watchStored(adminTokenChanged, [keys.admin], changed);
}
