import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { TestKeys } from './test-keys.js';

/** Stands for auth, as far as a service needs it that checks tokens by itself: it publishes its keys. */
export class KeyServer {
  readonly keys = new TestKeys();
  private readonly server: Server = createServer((_request, response) => response.end(JSON.stringify(this.keys.jwks)));

  static async open(): Promise<KeyServer> {
    const opened = new KeyServer();
    opened.server.listen(0, '127.0.0.1');
    await once(opened.server, 'listening');
    return opened;
  }

  /** For AUTH_URL. */
  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** What a request of an admin carries. */
  get adminHeaders(): { authorization: string } {
    return { authorization: `Bearer ${this.keys.token()}` };
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }
}
