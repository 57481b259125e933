import { AsyncLocalStorage } from 'node:async_hooks';
import type { ServerResponse } from 'node:http';

/** The admin who makes a request. */
interface ActingAdmin {
  id: string;
  email: string;
}

const requests = new AsyncLocalStorage<{ id: string; admin?: ActingAdmin } | undefined>();

/** How many requests are being served and pieces of work done in the name of one. */
let inside = 0;
/** Milliseconds for which the context stays enabled after the last of them, for what is still logged in its name. */
const echo = 100;
let quiet: NodeJS.Timeout | undefined;

/**
 * Runs `work` as part of the request with this id: logs and messages of it carry the id until its promise settles.
 * Null: as part of no request.
 */
export function runInRequest<T>(id: string | null, work: () => T): T {
  if (id === null) return requests.run(undefined, work);
  return stayInside(() => requests.run({ id }, work));
}

/** Runs `serve`, and all that follows of it until `response` is closed, as part of the request with this id. */
export function serveInRequest(id: string, response: ServerResponse, serve: () => void): void {
  enter();
  response.once('close', leave);
  requests.run({ id }, serve);
}

/**
 * Keeps the context of the current request enabled until the promise of `work` settles, also where its caller is gone.
 */
export function stayInside<T>(work: () => T): T {
  enter();
  try {
    const result = work();
    if (!(result instanceof Promise)) leave();
    else result.then(leave, leave);
    return result;
  } catch (error) {
    leave();
    throw error;
  }
}

function enter(): void {
  inside += 1;
}

/**
 * With no request in progress the AsyncLocalStorage is disabled: on Node 20 and 22 an enabled one costs every response
 * some microseconds, those from memory included. Node 24 needs no hooks, so there is nothing to disable.
 */
function leave(): void {
  inside -= 1;
  if (inside > 0) return;
  quiet ??= setTimeout(() => inside === 0 && requests.disable(), echo).unref();
  quiet.refresh();
}

/** The id of the request that is being served, or null outside of one (a timer, a message). */
export function currentRequestId(): string | null {
  return requests.getStore()?.id ?? null;
}

/** What a call to another service of ours carries, so that its log and its messages name the same request. */
export function requestIdHeader(): { 'x-request-id'?: string } {
  const id = currentRequestId();
  return id === null ? {} : { 'x-request-id': id };
}

/** Remembers that an admin has shown a valid token in this request. */
export function noteAdmin(admin: ActingAdmin): void {
  const request = requests.getStore();
  if (request) request.admin = admin;
}

/** The admin who makes this request; undefined in one of anybody else, and outside of one. */
export function currentAdmin(): ActingAdmin | undefined {
  return requests.getStore()?.admin;
}
