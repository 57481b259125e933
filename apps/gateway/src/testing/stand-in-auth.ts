import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AccessState } from '@rover/contracts/messages';
import { TestKeys } from '@rover/platform/testing/test-keys';

/**
 * Stands for auth: publishes its keys, says what users may do, and [] to everything else. A spec may close it and open
 * it again.
 */
export class StandInAuth {
  readonly keys = new TestKeys();
  /** What users may do; nobody else is known. */
  readonly users = new Map<string, AccessState>();
  /** The users that were asked about. */
  readonly asked: string[] = [];
  /** Answers nothing while true. */
  isSilent = false;
  private port = 0;

  private readonly server: Server = createServer((request, response) => {
    const path = request.url ?? '';
    if (path === '/.well-known/jwks.json') return response.end(JSON.stringify(this.keys.jwks));
    const id = /^\/internal\/users\/(.+)\/access$/.exec(path)?.[1];
    if (!id) return response.end('[]');
    this.asked.push(id);
    if (this.isSilent) return;
    const user = this.users.get(id);
    response.writeHead(user ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(user ?? {}));
  });

  static async open(): Promise<StandInAuth> {
    const auth = new StandInAuth();
    await auth.open();
    return auth;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async open(): Promise<void> {
    this.server.listen(this.port, '127.0.0.1');
    await once(this.server, 'listening');
    this.port = (this.server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    if (!this.server.listening) return;
    this.server.close();
    this.server.closeAllConnections();
    await once(this.server, 'close');
  }

  /** An admin, who is logged in. */
  admin(userId: string): { token: string; state: AccessState } {
    const state: AccessState = { userId, isActive: true, userType: 'admin', tokenVersion: 1 };
    this.users.set(userId, state);
    return { state, token: this.keys.token({ sub: userId }) };
  }
}
