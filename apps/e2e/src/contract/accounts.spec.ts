import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import type { DoneAnswer, LoginAnswer, RegisterAnswer, RegisterRequest } from '@rover/contracts/auth';
import type { ErrorAnswer } from '@rover/contracts/errors';
import type { UserListAnswer, UserUpdate, UserUpdateAnswer } from '@rover/contracts/users';
import type { Answer, Api } from '../support/api.js';
import { admin, openPub, type Pub } from '../support/pub.js';
import { test } from '../support/test.js';

const adminCalls = [
  ['POST', '/api/admin/validate-token'],
  ['GET', '/api/admin/events'],
  ['POST', '/api/admin/events'],
  ['GET', '/api/admin/rsvp-bookings'],
  ['DELETE', `/api/admin/rsvp-bookings/${randomUUID()}`],
  ['GET', '/api/admin/users'],
  ['PUT', `/api/admin/users/${randomUUID()}`],
] as const;

/** Accounts, as the pages of a pub's site talk of them. */
class Accounts {
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

  /** The token in the newest of so many mails with such a link. */
  async mailedToken(address: string, page: string, mails = 1): Promise<string> {
    const link = new RegExp(`${this.pub.url.replace('127.0.0.1', 'localhost')}/${page}\\?token=([\\w-]{43})\\s`);
    const tokens = async () =>
      (await this.pub.mailsTo(address)).map(({ text }) => link.exec(text ?? '')?.[1]).filter((token) => token);
    await expect.poll(async () => (await tokens()).length).toBe(mails);
    return (await tokens()).at(-1) ?? '';
  }

  async verified(): Promise<RegisterRequest & { id: string }> {
    const newcomer = aNewcomer();
    await this.post('register', newcomer);
    await this.post('verify-email', { token: await this.mailedToken(newcomer.email, 'verify-email') });
    const { body } = await this.login(newcomer);
    return { ...newcomer, id: body.user.id };
  }

  async anotherAdmin(): Promise<RegisterRequest & { id: string; token: string }> {
    const user = await this.verified();
    await this.change(user.id, { userType: 'admin' });
    return { ...user, token: (await this.login(user)).body.token };
  }

  change(id: string, changes: UserUpdate): Promise<Answer<UserUpdateAnswer>> {
    return this.api.asAdmin('PUT', `/api/admin/users/${id}`, changes);
  }

  /** What the admin routes answer to a token. */
  async statuses(token: string): Promise<Set<number>> {
    const headers = { authorization: `Bearer ${token}` };
    const answers = await Promise.all(adminCalls.map(([method, path]) => this.api.call(method, path, { headers })));
    return new Set(answers.map(({ status }) => status));
  }
}

function aNewcomer(): RegisterRequest {
  const email = `anne-${randomUUID().slice(0, 8)}@guest.test`;
  return { firstName: 'Anne', lastName: 'Bonny', email, password: 'cutlass-and-2-pistols' };
}

test('somebody signs up, verifies, signs in, forgets, resets and signs in again, by the mails that came', async ({
  api,
  pub,
}) => {
  const accounts = new Accounts(api, pub);
  const newcomer = aNewcomer();
  const registered = await accounts.post<RegisterAnswer>('register', newcomer);
  expect(registered.status).toBe(201);
  expect(registered.body).toEqual({ success: true, email: newcomer.email, message: expect.any(String) });
  expect((await accounts.login(newcomer)).status).toBe(403);

  const verification = { token: await accounts.mailedToken(newcomer.email, 'verify-email') };
  expect(await accounts.post<DoneAnswer>('verify-email', verification)).toMatchObject({ status: 200 });
  expect(await accounts.post('verify-email', verification)).toMatchObject({ status: 400 });
  expect((await accounts.login(newcomer)).body.user).toMatchObject({ userType: 'customer', isEmailVerified: true });

  await accounts.post('forgot-password', { email: newcomer.email });
  const token = await accounts.mailedToken(newcomer.email, 'reset-password');
  const password = 'remembered-this-time-3';
  expect(await accounts.post('verify-email', { token })).toMatchObject({ status: 400 });
  expect(await accounts.post('reset-password', { token, password })).toMatchObject({ status: 200 });
  expect(await accounts.post('reset-password', { token, password })).toMatchObject({ status: 400 });
  expect((await accounts.login(newcomer)).status).toBe(401);
  expect((await accounts.login({ ...newcomer, password })).status).toBe(200);
});

test('an address that has an account is said to, with 200 and userExists', async ({ api, pub }) => {
  const accounts = new Accounts(api, pub);
  const user = await accounts.verified();
  const { status, body } = await accounts.post<RegisterAnswer>('register', user);
  expect(status).toBe(200);
  expect(body).toEqual({ success: false, userExists: true, email: user.email, message: expect.any(String) });
});

test('20 sign up with one address at once: one account', async ({ api, pub }) => {
  const accounts = new Accounts(api, pub);
  const newcomer = aNewcomer();
  const answers = await Promise.all(Array.from({ length: 20 }, () => accounts.post('register', newcomer)));
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(19).fill(200), 201]);
  const { body } = await api.asAdmin<UserListAnswer>('GET', `/api/admin/users?search=${newcomer.email}`);
  expect(body).toMatchObject({ total: 1, users: [{ userType: 'customer', isActive: true, isEmailVerified: false }] });
});

test('forgot-password and resend-verification say the same of every address', async ({ api, pub }) => {
  const accounts = new Accounts(api, pub);
  for (const path of ['forgot-password', 'resend-verification']) {
    const known = await accounts.post(path, { email: admin.email });
    const unknown = await accounts.post(path, { email: `nobody-${randomUUID()}@pub.test` });
    expect([known.status, unknown.status]).toEqual([200, 200]);
    expect(known.body).toEqual(unknown.body);
  }
});

const revocations: [string, number, (accounts: Accounts, api: Api, user: { id: string; email: string }) => unknown][] =
  [
    ['demoted', 403, (accounts, _api, { id }) => accounts.change(id, { userType: 'customer' })],
    ['deactivated', 401, (accounts, _api, { id }) => accounts.change(id, { isActive: false })],
    ['deleted', 401, (_accounts, api, { id }) => api.asAdmin('DELETE', `/api/admin/users/${id}`)],
    [
      'given a new password',
      401,
      async (accounts, _api, { email }) => {
        await accounts.post('forgot-password', { email });
        const token = await accounts.mailedToken(email, 'reset-password');
        await accounts.post('reset-password', { token, password: 'another-one-4' });
      },
    ],
  ];

for (const [what, status, revoke] of revocations) {
  test(`the token of an admin who is ${what} opens no admin route two seconds later`, async ({ api, pub }) => {
    const accounts = new Accounts(api, pub);
    const user = await accounts.anotherAdmin();
    expect(await accounts.statuses(user.token)).not.toContain(status);
    await revoke(accounts, api, user);
    await expect.poll(() => accounts.statuses(user.token), { timeout: 2_000 }).toEqual(new Set([status]));
  });
}

test('admins cannot demote, deactivate or delete themselves', async ({ api }) => {
  const { body } = await api.call<LoginAnswer>('POST', '/api/auth/login', { json: admin });
  const path = `/api/admin/users/${body.user.id}`;
  for (const answer of [
    await api.asAdmin('PUT', path, { userType: 'customer' }),
    await api.asAdmin('PUT', path, { isActive: false }),
    await api.asAdmin('DELETE', path),
  ]) {
    expect(answer).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
  }
  expect((await api.asAdmin('POST', '/api/admin/validate-token')).status).toBe(200);
});

test('a deleted user is known by the address, which is free again', async ({ api, pub }) => {
  const accounts = new Accounts(api, pub);
  const user = await accounts.verified();
  expect((await api.asAdmin('DELETE', `/api/admin/users/${user.id}`)).status).toBe(200);
  expect((await accounts.login(user)).status).toBe(401);
  const query = `search=${user.email}&status=deleted`;
  const { body } = await api.asAdmin<UserListAnswer>('GET', `/api/admin/users?${query}`);
  expect(body.users).toMatchObject([{ id: user.id, isActive: false }]);
  expect(body.users[0]?.email).toMatch(/^anne-.*@guest\.test\.deleted\.\d+$/);
  expect((await accounts.post('register', user)).status).toBe(201);
});

test('with limits on, the seventh login of an address is turned away, whoever it says it is', async () => {
  test.setTimeout(90_000);
  const pub = await openPub({ env: { RATE_LIMIT: 'on' } });
  try {
    const attempt = (time: number) =>
      fetch(`${pub.url}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${time}` },
        body: JSON.stringify({ ...admin, password: 'wrong-1' }),
      });
    const answers = [];
    for (let time = 1; time <= 7; time += 1) answers.push(await attempt(time));
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 401, 429]);
    expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(60);
  } finally {
    await pub.close();
    await pub.demolish();
  }
});
