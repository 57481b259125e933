import { CallError } from './call-error.js';
import { readAnswer } from './read-answer.js';

export interface CallOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as `Authorization: Bearer`. */
  token?: string | null;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

const patience = 20_000;

/** One call to the API, as JSON. Rejects with a {@link CallError}, or with the abort of the caller's own signal. */
export async function call<Answer>(path: string, options: CallOptions = {}): Promise<Answer> {
  const response = await send(path, options);
  const text = await response.text().catch((cause: unknown) => {
    throw new CallError('connection', 0, null, { cause });
  });
  return readAnswer(response, text);
}

/** Sends a request, and answers as soon as the head of its answer is there. */
export async function send(
  path: string,
  { method = 'GET', body, token, headers, signal }: CallOptions,
): Promise<Response> {
  try {
    return await fetch(path, {
      method,
      headers: {
        Accept: 'application/json',
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: signal ?? AbortSignal.timeout(patience),
    });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new CallError('connection', 0, null, { cause });
  }
}
