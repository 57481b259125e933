import { Agent, type Dispatcher, errors } from 'undici';

/** Milliseconds between two pieces of an answer. */
const bodyTimeout = 30_000;

/** Asks services, and knows how many questions each has not answered. */
interface PatientAgent extends Pick<Dispatcher, 'request'> {
  /**
   * How many it was asked, or is about to be, and has not begun to answer: also those of whoever has gone meanwhile.
   * @param origin of the service's address
   */
  unanswered(origin: string): number;
}

type Done = (error: Error | null, answer: Dispatcher.ResponseData) => void;

/**
 * Asks services over kept connections, and waits no longer for a line that is free than for an answer: of a service that
 * hangs, all lines are taken by questions without an answer. What is given up is asked no more, if it was not yet.
 * @param connections lines to each service, at most
 * @returns what asks; `headersTimeout` are the milliseconds from the question to the first of its answer
 */
export function patientAgent(connections: number): PatientAgent {
  const questions = new Map<string, number>();
  const unanswered = (origin: string) => questions.get(origin) ?? 0;
  const agent = new Agent({ connections, pipelining: 1, connect: { timeout: 1_000 } });
  const request = (options: Dispatcher.RequestOptions, done: Done): void => {
    const origin = String(options.origin);
    questions.set(origin, unanswered(origin) + 1);
    const giveUp = new AbortController();
    const timer = setTimeout(() => {
      const tooLate = new errors.HeadersTimeoutError();
      giveUp.abort(tooLate);
      done(tooLate, null as never);
    }, options.headersTimeout ?? 0);
    agent.request({ ...options, headersTimeout: 0, bodyTimeout, signal: giveUp.signal }, (error, answer) => {
      questions.set(origin, unanswered(origin) - 1);
      if (giveUp.signal.aborted) return;
      clearTimeout(timer);
      done(error, answer);
    });
  };
  // Of its two forms only that with a callback, by which the proxy asks.
  return { request: request as Dispatcher['request'], unanswered };
}
