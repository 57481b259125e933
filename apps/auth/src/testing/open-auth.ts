import 'reflect-metadata';
import { generateKeyPairSync, randomUUID } from 'node:crypto';
import type { LoginAnswer, RegisterRequest } from '@rover/contracts/auth';
import type { ErrorAnswer } from '@rover/contracts/errors';
import type { MailedLinkFacts } from '@rover/contracts/messages';
import { eventually } from '@rover/platform/testing/eventually';
import { OpenService, openService } from '@rover/platform/testing/open-service';
import type { Repository } from 'typeorm';
import { Account } from '../accounts/account.entity.js';
import { auth } from '../service.js';

export interface Answer<T> {
  status: number;
  body: T;
  /** The body as it came, but for the id of the request. */
  text: string;
}

/** What a login is answered with, whether it succeeds or not: a spec looks at the status first. */
type LoginReply = Omit<LoginAnswer, 'success'> & Omit<ErrorAnswer, 'success'>;

export const admin = { email: 'publican@pub.test', password: 'stout-and-stories-1' };

const mailTopics = { verify: 'account.verification-requested', reset: 'account.reset-requested' } as const;

/**
 * The auth service as it runs, on a database of its own unless DATABASE_URL names one. Limits are off unless RATE_LIMIT
 * says otherwise.
 */
export class OpenAuth extends OpenService {
  static async open(environment: Record<string, string> = {}): Promise<OpenAuth> {
    const own = {
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      JWT_PRIVATE_KEY: newSigningKey(),
      RATE_LIMIT: 'off',
    };
    const opened = await openService(auth, {
      environment: { ...own, ...environment },
      topics: ['account.verification-requested', 'account.reset-requested', 'user.access-changed'],
    });
    return new OpenAuth(opened);
  }

  get accounts(): Repository<Account> {
    return this.dataSource.getRepository(Account);
  }

  async call<T = ErrorAnswer>(method: string, path: string, json?: unknown, token?: string): Promise<Answer<T>> {
    const response = await fetch(this.url + path, {
      method,
      headers: {
        ...(json !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(json !== undefined && { body: JSON.stringify(json) }),
    });
    const text = await response.text();
    const withoutId = text.replace(/"requestId":"[^"]*"/, '"requestId":""');
    return { status: response.status, body: JSON.parse(text) as T, text: withoutId };
  }

  post<T = ErrorAnswer>(path: string, json: unknown): Promise<Answer<T>> {
    return this.call<T>('POST', `/api/auth/${path}`, json);
  }

  login(credentials: object = admin): Promise<Answer<LoginReply>> {
    return this.post('login', credentials);
  }

  /** A token of this account, as a login would give it. */
  async tokenOf(credentials: object = admin): Promise<string> {
    return (await this.login(credentials)).body.token;
  }

  /** Somebody who has signed up and verified the address. */
  async verifiedUser(): Promise<RegisterRequest & { id: string }> {
    const user = aNewcomer();
    await this.post('register', user);
    await this.accounts.update({ email: user.email }, { isEmailVerified: true });
    const { id } = await this.accounts.findOneByOrFail({ email: user.email });
    return { ...user, id };
  }

  /** Another admin, who is logged in. */
  async anotherAdmin(): Promise<RegisterRequest & { id: string; token: string }> {
    const user = await this.verifiedUser();
    await this.accounts.update(user.id, { userType: 'admin' });
    return { ...user, token: await this.tokenOf(user) };
  }

  /** What was sent about an address, a message at least so many; the newest is the last. */
  async linksMailed(kind: keyof typeof mailTopics, email: string, atLeast = 1): Promise<MailedLinkFacts[]> {
    const found = () => this.sentOn(mailTopics[kind]).filter((facts) => facts.email === email);
    await eventually(() => {
      if (found().length < atLeast) throw new Error(`${found().length} of ${atLeast} links were mailed to ${email}`);
    }, 5_000);
    return found();
  }

  /** The token in the newest link that was mailed to an address. */
  async mailedToken(kind: keyof typeof mailTopics, email: string, atLeast = 1): Promise<string> {
    return (await this.linksMailed(kind, email, atLeast)).at(-1)?.token ?? '';
  }
}

/** Somebody nobody has seen before, filling in the form to sign up. */
export function aNewcomer(): RegisterRequest {
  return {
    firstName: 'Grace',
    lastName: 'O’Malley',
    email: `grace-${randomUUID().slice(0, 8)}@guest.test`,
    password: 'pirate-queen-1',
  };
}

function newSigningKey(): string {
  return generateKeyPairSync('ec', { namedCurve: 'P-256' })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString();
}
