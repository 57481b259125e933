import { CallError } from './call-error.js';
import { linkedAbort } from './linked-abort.js';
import { readAnswer } from './read-answer.js';

export interface CallOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as `Authorization: Bearer`. */
  token?: string | null;
  /** Sent as `Idempotency-Key`. */
  key?: string;
  /** The status is enough: an answer without a JSON object is read as `{}`. */
  statusIsEnough?: boolean;
  signal?: AbortSignal;
}

/** How long an answer may take, in milliseconds: longer than the server's own timeouts. */
const patience = 20_000;

/** One call to the API, as JSON. Rejects with a {@link CallError}, or with the abort of the caller's own signal. */
export async function call<Answer>(path: string, options: CallOptions = {}): Promise<Answer> {
  const { ended, release } = linkedAbort(options.signal);
  const timer = setTimeout(() => ended.abort(), patience);
  try {
    const response = await send(path, { ...options, signal: ended.signal });
    return readAnswer(response, await response.text(), options.statusIsEnough);
  } catch (cause) {
    throw failureOf(cause, options.signal);
  } finally {
    clearTimeout(timer);
    release();
  }
}

/** Sends a request. Resolves when the headers of the answer are there; timeouts are up to the caller. */
export function send(path: string, { method = 'GET', body, token, key, signal }: CallOptions): Promise<Response> {
  return fetch(path, {
    method,
    headers: {
      Accept: 'application/json',
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(key ? { 'Idempotency-Key': key } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  });
}

/**
 * What a call rejects with: an abort by the caller and a {@link CallError} as they are, anything else as a connection
 * failure.
 */
export function failureOf(cause: unknown, signal: AbortSignal | undefined): unknown {
  if (signal?.aborted || cause instanceof CallError) return cause;
  return new CallError('connection', 0, null, { cause });
}
