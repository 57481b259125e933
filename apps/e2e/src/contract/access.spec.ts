import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import type { LoginAnswer, ValidateTokenAnswer } from '@rover/contracts/auth';
import { admin } from '../support/pub.js';
import { test } from '../support/test.js';

const adminCalls = [
  ['POST', '/api/admin/validate-token'],
  ['GET', '/api/admin/events'],
  ['POST', '/api/admin/events'],
  ['PUT', `/api/admin/events/${randomUUID()}`],
  ['DELETE', `/api/admin/events/${randomUUID()}`],
  ['GET', '/api/admin/rsvp-bookings'],
  ['PUT', `/api/admin/rsvp-bookings/${randomUUID()}`],
  ['DELETE', `/api/admin/rsvp-bookings/${randomUUID()}`],
] as const;

/** The token with its payload changed, its signature kept. */
function forged(token: string): string {
  const [header, payload = '', signature] = token.split('.');
  const claims = { ...JSON.parse(Buffer.from(payload, 'base64url').toString()), sub: randomUUID() };
  return [header, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join('.');
}

/** The token's claims under `alg: none`. */
function unsigned(token: string): string {
  const header = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url');
  return `${header}.${token.split('.')[1]}.`;
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
  test(`${method} ${path.replace(/[0-9a-f-]{36}/, '{id}')} is closed without a good token`, async ({ api }) => {
    const token = await api.login();
    const tokens = [undefined, 'rubbish', forged(token), unsigned(token), `${token}x`, ''];
    for (const bad of tokens) {
      const headers: HeadersInit = bad === undefined ? {} : { authorization: `Bearer ${bad}` };
      const { status, body } = await api.call(method, path, { headers });
      expect(status).toBe(401);
      expect(body).toMatchObject({ success: false, statusCode: 401, code: 'UNAUTHENTICATED' });
    }
  });
}
