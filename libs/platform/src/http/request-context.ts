import { AsyncLocalStorage } from 'node:async_hooks';

/** Whoever acts in a request behind the bar. */
export interface ActingAdmin {
  id: string;
  email: string;
}

const requests = new AsyncLocalStorage<{ id: string; admin?: ActingAdmin } | undefined>();

/** Runs `work` as part of the request with this id; logs and messages made inside carry it. Null: as part of none. */
export function runInRequest<T>(id: string | null, work: () => T): T {
  return requests.run(id === null ? undefined : { id }, work);
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
