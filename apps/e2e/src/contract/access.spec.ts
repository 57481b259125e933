import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { expect } from '@playwright/test';
import type { LoginAnswer, TokenClaims, ValidateTokenAnswer } from '@rover/contracts/auth';
import { encode, TestKeys } from '@rover/platform/testing/test-keys';
import type { Accounts } from '../support/accounts.js';
import { adminCalls } from '../support/admin-calls.js';
import type { Api } from '../support/api.js';
import { expired } from '../support/expired-token.js';
import { admin } from '../support/pub.js';
import { test } from '../support/test.js';

/** The claims of a token, and the id of the key it is signed with. */
function read(token: string): { claims: TokenClaims; kid: string } {
  const [header = '', payload = ''] = token.split('.');
  const parse = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString());
  return { claims: parse(payload), kid: parse(header).kid };
}

/** The token with its payload changed, its signature kept. */
function forged(token: string): string {
  const [header, , signature] = token.split('.');
  return [header, encode({ ...read(token).claims, sub: randomUUID() }), signature].join('.');
}

/** The token's claims under `alg: none`. */
function unsigned(token: string): string {
  return `${encode({ alg: 'none', typ: 'JWT' })}.${token.split('.')[1]}.`;
}

/** The token's claims, signed by somebody else in the name of auth's key. */
function resigned(token: string): string {
  const { claims, kid } = read(token);
  return new TestKeys().token(claims, { kid });
}

test('the first admin logs in and is known by the token', async ({ api }) => {
  const { status, body } = await api.call<LoginAnswer>('POST', '/api/auth/login', {
    json: { email: admin.email.toUpperCase(), password: admin.password },
  });
  expect(status).toBe(200);
  expect(Object.keys(body).sort()).toEqual(['message', 'success', 'token', 'user']);
  expect(Object.keys(body.user).sort()).toEqual(
    [
      'createdAt',
      'email',
      'firstName',
      'id',
      'isActive',
      'isEmailVerified',
      'lastLogin',
      'lastName',
      'userType',
    ].sort(),
  );
  expect(body.user).toMatchObject({ email: admin.email, userType: 'admin', isActive: true, isEmailVerified: true });
  const validated = await api.asAdmin<ValidateTokenAnswer>('POST', '/api/admin/validate-token');
  expect(validated.status).toBe(200);
});

test('an unknown address and a wrong password get the same answer', async ({ api }) => {
  const attempt = (email: string) =>
    api.call('POST', '/api/auth/login', { json: { email, password: 'wrong-password-1' } });
  const [unknown, wrong] = await Promise.all([attempt('nobody@pub.test'), attempt(admin.email)]);
  expect([unknown.status, wrong.status]).toEqual([401, 401]);
  expect({ ...unknown.body, requestId: '' }).toEqual({ ...wrong.body, requestId: '' });
});

for (const [method, path] of adminCalls) {
  test(`${method} ${path.replace(/[0-9a-f-]{36}/, '{id}')} is closed without a good token`, async ({ api, pub }) => {
    const token = await api.login();
    const late = await expired(token, pub);
    const tokens = [undefined, '', 'rubbish', forged(token), unsigned(token), resigned(token), late, `${token}x`];
    for (const bad of tokens) {
      const headers: HeadersInit = bad === undefined ? {} : { authorization: `Bearer ${bad}` };
      const { status, body } = await api.call(method, path, { headers });
      expect(status).toBe(401);
      expect(body).toMatchObject({ success: false, statusCode: 401, code: 'UNAUTHENTICATED' });
    }
  });
}

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
  test(`the token of an admin who is ${what} opens no admin route two seconds later`, async ({ accounts, api }) => {
    const user = await accounts.anotherAdmin();
    expect(await accounts.statuses(user.token)).toContain(200);
    await revoke(accounts, api, user);
    await setTimeout(2_000);
    expect(await accounts.statuses(user.token)).toEqual(new Set([status]));
  });
}

test('the secret of a mailed link opens no admin route', async ({ accounts }) => {
  const { email } = await accounts.unverified();
  const { path } = await accounts.forgetful();
  const secrets = [await accounts.mailedToken(email, 'verify-email'), path.split('=')[1] ?? ''];
  for (const secret of secrets) expect(await accounts.statuses(secret)).toEqual(new Set([401]));
});

test('a guest who is logged in gets into no admin route', async ({ accounts }) => {
  const { body } = await accounts.login(await accounts.verified());
  expect(await accounts.statuses(body.token)).toEqual(new Set([403]));
});
