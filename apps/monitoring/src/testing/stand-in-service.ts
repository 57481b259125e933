import type { IncomingMessage, ServerResponse } from 'node:http';
import { StandIn, send } from '@rover/platform/testing/stand-in';

/**
 * Stands for a service that could not deliver something: it answers what a spec tells it to, and remembers who asked.
 */
export class StandInService extends StandIn {
  readonly asked: { method: string; path: string; authorization: string }[] = [];
  /** What is said to a path, if anything; to any other, that nothing is undelivered. */
  readonly answers = new Map<string, { status: number; body: object } | 'silence'>();

  protected async answer({ method = '', url = '', headers }: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = decodeURIComponent(url);
    this.asked.push({ method, path, authorization: headers.authorization ?? '' });
    const answer = this.answers.get(path) ?? { status: 200, body: { undelivered: [] } };
    if (answer !== 'silence') send(response, answer.status, answer.body);
  }
}
