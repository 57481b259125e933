import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import type { LoginAnswer, RegisterAnswer } from '@rover/contracts/auth';
import type { DoneAnswer } from '@rover/contracts/done';
import type { UserListAnswer } from '@rover/contracts/users';
import { aNewcomer } from '../support/accounts.js';
import { admin, openPub } from '../support/pub.js';
import { test } from '../support/test.js';

test('somebody signs up, verifies, signs in, forgets, resets and signs in again, by the mails that came', async ({
  accounts,
}) => {
  const newcomer = aNewcomer();
  const registered = await accounts.post<RegisterAnswer>('register', newcomer);
  expect(registered.status).toBe(201);
  expect(registered.body).toEqual({ success: true, email: newcomer.email, message: expect.any(String) });
  expect((await accounts.login(newcomer)).status).toBe(403);

  const verification = { token: await accounts.mailedToken(newcomer.email, 'verify-email') };
  const misused = await accounts.post('reset-password', { ...verification, password: 'another-one-4' });
  expect(misused).toMatchObject({ status: 400, body: { code: 'TOKEN_INVALID' } });
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

test('an address that has an account is said to, with 200 and userExists', async ({ accounts }) => {
  const user = await accounts.verified();
  const { status, body } = await accounts.post<RegisterAnswer>('register', user);
  expect(status).toBe(200);
  expect(body).toEqual({ success: false, userExists: true, email: user.email, message: expect.any(String) });
});

test('whoever signs up sets names, address and password, and nothing else of the account', async ({
  accounts,
  api,
}) => {
  const newcomer = aNewcomer();
  const id = randomUUID();
  const more = {
    id,
    userType: 'admin',
    isActive: false,
    isEmailVerified: true,
    tokenVersion: 9,
    createdAt: '2001-01-01',
  };
  expect((await accounts.post('register', { ...newcomer, ...more })).status).toBe(201);
  expect((await accounts.login(newcomer)).status).toBe(403);
  const { body } = await api.asAdmin<UserListAnswer>('GET', `/api/admin/users?search=${newcomer.email}`);
  expect(body.users).toMatchObject([{ userType: 'customer', isActive: true, isEmailVerified: false }]);
  expect(body.users[0]?.id).not.toBe(id);
  expect(Date.now() - Date.parse(body.users[0]?.createdAt ?? '')).toBeLessThan(60_000);
});

test('20 sign up with one address at once: one account', async ({ accounts, api }) => {
  const newcomer = aNewcomer();
  const answers = await Promise.all(Array.from({ length: 20 }, () => accounts.post('register', newcomer)));
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(19).fill(200), 201]);
  const { body } = await api.asAdmin<UserListAnswer>('GET', `/api/admin/users?search=${newcomer.email}`);
  expect(body).toMatchObject({ total: 1, users: [{ userType: 'customer', isActive: true, isEmailVerified: false }] });
});

test('forgot-password and resend-verification say the same of every address', async ({ accounts }) => {
  for (const path of ['forgot-password', 'resend-verification']) {
    const known = await accounts.post(path, { email: admin.email });
    const unknown = await accounts.post(path, { email: `nobody-${randomUUID()}@pub.test` });
    expect([known.status, unknown.status]).toEqual([200, 200]);
    expect(known.body).toEqual(unknown.body);
  }
});

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

test('a deleted user is known by the address, which is free again', async ({ accounts, api }) => {
  const user = await accounts.verified();
  expect((await api.asAdmin('DELETE', `/api/admin/users/${user.id}`)).status).toBe(200);
  expect((await accounts.login(user)).status).toBe(401);
  const query = `search=${user.email}&status=deleted`;
  const { body } = await api.asAdmin<UserListAnswer>('GET', `/api/admin/users?${query}`);
  expect(body.users).toMatchObject([{ id: user.id, isActive: false }]);
  expect(body.users[0]?.email).toMatch(/^anne-.*@guest\.test\.deleted\.\d+$/);
  expect((await accounts.post('register', user)).status).toBe(201);
});

test('with limits on, the seventh login of an address is refused, whoever it says it is', async () => {
  test.setTimeout(300_000);
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
    await pub.removeData();
  }
});
