import type { IncomingMessage, ServerResponse } from 'node:http';
import type { InternalEventAnswer } from '@rover/contracts/internal';
import { StandIn, send } from '@rover/platform/testing/stand-in';
import { TestKeys } from '@rover/platform/testing/test-keys';

/** Stands for auth, which publishes its keys, and for events, which is asked about an event. */
export class StandInServices extends StandIn {
  readonly keys = new TestKeys();
  /** What events knows. */
  readonly events = new Map<string, InternalEventAnswer>();
  /** The ids that events was asked about. */
  readonly asked: string[] = [];
  /** How events takes a request: it answers, fails, or says nothing. */
  mode: 'well' | 'failing' | 'silent' = 'well';

  protected async answer({ url = '' }: IncomingMessage, response: ServerResponse): Promise<void> {
    if (url === '/.well-known/jwks.json') send(response, 200, this.keys.jwks);
    else this.answerAsEvents(url.replace('/internal/events/', ''), response);
  }

  private answerAsEvents(id: string, response: ServerResponse): void {
    this.asked.push(id);
    const event = this.events.get(id);
    if (this.mode === 'failing') send(response, 500, {});
    if (this.mode === 'well') send(response, event ? 200 : 404, event ?? {});
  }
}
