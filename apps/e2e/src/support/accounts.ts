import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import type { LoginAnswer, RegisterRequest } from '@rover/contracts/auth';
import type { ErrorAnswer } from '@rover/contracts/errors';
import type { UserUpdate, UserUpdateAnswer } from '@rover/contracts/users';
import { adminCalls } from './admin-calls.js';
import type { Answer, Api } from './api.js';
import type { Pub } from './pub.js';

type LinkPage = 'verify-email' | 'reset-password';

/** The account pages of a pub's site. */
export class Accounts {
  constructor(
    private readonly api: Api,
    private readonly pub: Pub,
  ) {}

  post<T = ErrorAnswer>(path: string, json: object): Promise<Answer<T>> {
    return this.api.call<T>('POST', `/api/auth/${path}`, { json });
  }

  login(credentials: object): Promise<Answer<LoginAnswer>> {
    return this.post<LoginAnswer>('login', credentials);
  }

  /** The token of the link in the newest mail with such a link, once there are so many of them. */
  async mailedToken(address: string, page: LinkPage, mails = 1): Promise<string> {
    const link = new RegExp(`${this.pub.url.replace('127.0.0.1', 'localhost')}/${page}\\?token=([\\w-]{43})\\s`);
    const tokens = async () =>
      (await this.pub.mailsTo(address)).map(({ text }) => link.exec(text ?? '')?.[1]).filter((token) => token);
    await expect.poll(async () => (await tokens()).length).toBe(mails);
    return (await tokens()).at(-1) ?? '';
  }

  /** The path of the link in the newest mail, on this pub, once there are so many of them. */
  async mailedPath(address: string, page: LinkPage, mails = 1): Promise<string> {
    return `/${page}?token=${await this.mailedToken(address, page, mails)}`;
  }

  /** Signs somebody up without verifying the address. */
  async unverified(): Promise<RegisterRequest> {
    const newcomer = aNewcomer();
    await this.post('register', newcomer);
    return newcomer;
  }

  async verified(): Promise<RegisterRequest & { id: string }> {
    const newcomer = await this.unverified();
    await this.post('verify-email', { token: await this.mailedToken(newcomer.email, 'verify-email') });
    const { body } = await this.login(newcomer);
    return { ...newcomer, id: body.user.id };
  }

  /** Requests a password reset, and returns the path of the mailed link. */
  async forgetful(): Promise<RegisterRequest & { path: string }> {
    const user = await this.verified();
    await this.post('forgot-password', { email: user.email });
    return { ...user, path: await this.mailedPath(user.email, 'reset-password') };
  }

  async anotherAdmin(): Promise<RegisterRequest & { id: string; token: string }> {
    const user = await this.verified();
    await this.change(user.id, { userType: 'admin' });
    return { ...user, token: (await this.login(user)).body.token };
  }

  change(id: string, changes: UserUpdate): Promise<Answer<UserUpdateAnswer>> {
    return this.api.asAdmin('PUT', `/api/admin/users/${id}`, changes);
  }

  /** Response of the admin routes to a token. */
  async statuses(token: string): Promise<Set<number>> {
    const headers = { authorization: `Bearer ${token}` };
    const answers = await Promise.all(adminCalls.map(([method, path]) => this.api.call(method, path, { headers })));
    return new Set(answers.map(({ status }) => status));
  }

  /** Makes every link that was mailed to an address expire. */
  async letLinksExpire(address: string): Promise<void> {
    await this.pub.query(
      `UPDATE auth.one_time_tokens SET expires_at = now() - interval '1 second'
       WHERE account_id = (SELECT id FROM auth.accounts WHERE email = $1)`,
      [address],
    );
  }
}

export function aNewcomer(): RegisterRequest {
  const email = `anne-${randomUUID().slice(0, 8)}@guest.test`;
  return { firstName: 'Anne', lastName: 'Bonny', email, password: 'cutlass-and-2-pistols' };
}
