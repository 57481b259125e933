import { AsyncLocalStorage } from 'node:async_hooks';
import type { ServerResponse } from 'node:http';

/** Whoever acts in a request behind the bar. */
interface ActingAdmin {
  id: string;
  email: string;
}

const requests = new AsyncLocalStorage<{ id: string; admin?: ActingAdmin } | undefined>();

/** How many are inside: requests that are served, and work that is done in their name. */
let inside = 0;
/** Milliseconds after the last has left, for what is still said in its name. */
const echo = 100;
let quiet: NodeJS.Timeout | undefined;

/**
 * Runs `work` as part of the request with this id; logs and messages made inside carry it, until what it promises is there.
 * Null: as part of none.
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

/** Keeps the request of which `work` is part until what it promises is there, also where nobody waits for its answer. */
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
 * While nobody is inside, nothing is carried along: by Node 20 and 22, that costs every answer some microseconds, also those
 * from memory, which are part of no request. Node 24 carries it without hooks, and has nothing to switch off.
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
