import { expect } from '@playwright/test';
import { pages } from '@rover/contracts/pages';
import { routes } from '../support/routes.js';
import { pathOf } from './targets.js';
import { test } from './test.js';

/** What stands in the head of every response at the public address, whoever asks and whatever comes. */
const always: Record<string, RegExp> = {
  'content-security-policy': /^default-src 'self';script-src 'self';.*object-src 'none';.*frame-ancestors 'none'/,
  'strict-transport-security': /^max-age=\d{8,}/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'permissions-policy': /^camera=\(self\), microphone=\(self\), geolocation=\(\)$/,
};

test('every answer tells a browser what it may do, and what is somebody’s own is kept by no cache', async ({
  client,
  authorization,
  targets,
}) => {
  const asked = routes.filter(({ method, path }) => method === 'GET' && !path.startsWith('/media/'));
  const places = [...asked.map((route) => pathOf(route, targets)), ...Object.values(pages), '/nowhere', '/api/nowhere'];
  for (const path of places) {
    for (const headers of [{}, { authorization }]) {
      const answer = await client.try({ method: 'GET', path, headers, mayBePage: true });
      for (const [name, value] of Object.entries(always)) {
        expect([path, name, answer.headers[name]]).toEqual([path, name, expect.stringMatching(value)]);
      }
      const isOwn = path.startsWith('/api/admin/') && answer.status === 200;
      if (isOwn)
        expect([path, answer.headers['cache-control']]).toEqual([path, expect.stringMatching(/no-store|no-cache/)]);
      expect([path, answer.headers['access-control-allow-origin']]).toEqual([path, undefined]);
      expect([path, answer.headers['set-cookie']]).toEqual([path, undefined]);
    }
  }
  const login = { method: 'POST', path: '/api/auth/login', headers: { 'content-type': 'application/json' } };
  const { headers } = await client.try({ ...login, body: '{"email":"a@b.cd","password":"x"}' });
  expect(headers['content-security-policy']).toBeDefined();
});

test('another site is told nothing, whatever it asks', async ({ client }) => {
  const origin = 'https://evil.test';
  for (const path of ['/api/events', '/api/admin/users', '/api/auth/login', '/']) {
    for (const method of ['GET', 'OPTIONS', 'POST']) {
      const headers = {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization',
      };
      const answer = await client.try({ method, path, headers, mayBePage: true });
      const told = Object.keys(answer.headers).filter((name) => name.startsWith('access-control-'));
      expect([method, path, told]).toEqual([method, path, []]);
    }
  }
});
