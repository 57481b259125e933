import { CallError } from './call-error.js';
import { endedBy } from './ended-by.js';
import { readAnswer } from './read-answer.js';

export interface CallOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as `Authorization: Bearer`. */
  token?: string | null;
  /** Sent as `Idempotency-Key`. */
  key?: string;
  /** The status says all that must be known: an answer that holds nothing to read counts as an empty one, `{}`. */
  statusIsEnough?: boolean;
  signal?: AbortSignal;
}

/** How long an answer may take, in milliseconds. Longer than the server takes to say that it cannot. */
const patience = 20_000;

/** One call to the API, as JSON. Rejects with a {@link CallError}, or with the abort of the caller's own signal. */
export async function call<Answer>(path: string, options: CallOptions = {}): Promise<Answer> {
  const { ended, release } = endedBy(options.signal);
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

/** Sends a request, and answers as soon as the head of its answer is there. How long that may take is the caller's say. */
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

/** What a call rejects with: the caller's own abort and a {@link CallError} as they are, anything else as no connection. */
export function failureOf(cause: unknown, signal: AbortSignal | undefined): unknown {
  if (signal?.aborted || cause instanceof CallError) return cause;
  return new CallError('connection', 0, null, { cause });
}
