import { AsyncLocalStorage } from 'node:async_hooks';

const requests = new AsyncLocalStorage<{ id: string }>();

/** Runs `work` as part of the request with this id; logs and messages made inside carry it. */
export function runInRequest<T>(id: string, work: () => T): T {
  return requests.run({ id }, work);
}

/** The id of the request that is being served, or null outside of one (a timer, a message). */
export function currentRequestId(): string | null {
  return requests.getStore()?.id ?? null;
}
