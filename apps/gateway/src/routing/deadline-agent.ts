import { Agent, type Dispatcher, errors } from 'undici';

/** Milliseconds between two pieces of an answer. */
const bodyTimeout = 30_000;

/** Sends requests to services, and counts for each those that are not answered. */
interface DeadlineAgent extends Pick<Dispatcher, 'request'> {
  /**
   * How many requests the service has not begun to answer, also those that wait for a connection or were given up
   * meanwhile.
   * @param origin of the service's address
   */
  unanswered(origin: string): number;
}

type Done = (error: Error | null, answer: Dispatcher.ResponseData) => void;

/**
 * Sends requests to services over kept connections. The timeout runs from the call, so it covers the wait for a free
 * connection too; undici's headersTimeout does not, and the requests to a service that hangs take all connections. A
 * request that is given up before it was sent is not sent any more.
 * @param connections to each service, at most
 * @returns an agent for which `headersTimeout` are the milliseconds from the call to the head of the answer
 */
export function deadlineAgent(connections: number): DeadlineAgent {
  const pending = new Map<string, number>();
  const unanswered = (origin: string) => pending.get(origin) ?? 0;
  const agent = new Agent({ connections, pipelining: 1, connect: { timeout: 1_000 } });
  const request = (options: Dispatcher.RequestOptions, done: Done): void => {
    const origin = String(options.origin);
    pending.set(origin, unanswered(origin) + 1);
    const giveUp = new AbortController();
    const timer = setTimeout(() => {
      const tooLate = new errors.HeadersTimeoutError();
      giveUp.abort(tooLate);
      done(tooLate, null as never);
    }, options.headersTimeout ?? 0);
    agent.request({ ...options, headersTimeout: 0, bodyTimeout, signal: giveUp.signal }, (error, answer) => {
      pending.set(origin, unanswered(origin) - 1);
      if (giveUp.signal.aborted) return;
      clearTimeout(timer);
      done(error, answer);
    });
  };
  // Only the overload with a callback, which the proxy uses.
  return { request: request as Dispatcher['request'], unanswered };
}
