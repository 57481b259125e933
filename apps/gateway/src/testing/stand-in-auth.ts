import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { UserType } from '@rover/contracts/auth';
import type { AccessState } from '@rover/contracts/messages';
import { StandIn, send } from '@rover/platform/testing/stand-in';
import { TestKeys } from '@rover/platform/testing/test-keys';

/** Stands for auth: publishes its keys, says what users may do, and [] to everything else. */
export class StandInAuth extends StandIn {
  readonly keys = new TestKeys();
  /** What users may do; nobody else is known. */
  readonly users = new Map<string, AccessState>();
  /** The users that were asked about. */
  readonly asked: string[] = [];
  /** Milliseconds before it says what a user may do. */
  slowness = 0;

  /** An admin, who is logged in. */
  admin(userId: string): { token: string; state: AccessState } {
    return this.user(userId, 'admin');
  }

  /** Anybody else, who is logged in. */
  customer(userId: string): { token: string; state: AccessState } {
    return this.user(userId, 'customer');
  }

  private user(userId: string, userType: UserType): { token: string; state: AccessState } {
    const state: AccessState = { userId, isActive: true, userType, tokenVersion: 1 };
    this.users.set(userId, state);
    return { state, token: this.keys.token({ sub: userId, userType }) };
  }

  protected async answer({ url = '' }: IncomingMessage, response: ServerResponse): Promise<void> {
    if (url === '/.well-known/jwks.json') return send(response, 200, this.keys.jwks);
    const id = /^\/internal\/users\/(.+)\/access$/.exec(url)?.[1];
    if (!id) return send(response, 200, []);
    this.asked.push(id);
    const user = this.users.get(id);
    if (this.slowness > 0) await setTimeout(this.slowness, undefined, { ref: false });
    send(response, user ? 200 : 404, user ?? {});
  }
}
