import type { IncomingMessage, ServerResponse } from 'node:http';
import { StandIn, send } from './stand-in.js';
import { TestKeys } from './test-keys.js';

/** Stands for auth, as far as a service needs it that checks tokens by itself: it publishes its keys. */
export class KeyServer extends StandIn {
  readonly keys = new TestKeys();

  /** What a request of an admin carries. */
  get adminHeaders(): { authorization: string } {
    return { authorization: `Bearer ${this.keys.token()}` };
  }

  protected async answer(_request: IncomingMessage, response: ServerResponse): Promise<void> {
    send(response, 200, this.keys.jwks);
  }
}
