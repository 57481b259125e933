import type { IncomingMessage, ServerResponse } from 'node:http';
import { StandIn, send } from './stand-in.js';
import { TestKeys } from './test-keys.js';

/** A stand-in for auth, for services that verify tokens themselves: it publishes its keys. */
export class KeyServer extends StandIn {
  readonly keys = new TestKeys();

  /** The headers of an admin's request. */
  get adminHeaders(): { authorization: string } {
    return { authorization: `Bearer ${this.keys.token()}` };
  }

  protected async answer(_request: IncomingMessage, response: ServerResponse): Promise<void> {
    send(response, 200, this.keys.jwks);
  }
}
