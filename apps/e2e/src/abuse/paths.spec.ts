import { expect } from '@playwright/test';
import { test } from './test.js';

const long = 'x'.repeat(5_000);

/** Spellings of protected and internal addresses. Without a token none of them leads anywhere. */
const waysIn: readonly string[] = [
  '/api/admin/users/',
  '/api/admin/users//',
  '//api/admin/users',
  '/api//admin/users',
  '/api/admin//users',
  '/API/ADMIN/USERS',
  '/api/Admin/users',
  '/api/%61dmin/users',
  '/%61pi/admin/users',
  '/api%2fadmin%2fusers',
  '/api/admin%2fusers',
  '/api/admin%252fusers',
  '/api/admin/users;a=b',
  '/api/admin;a=b/users',
  '/api;/admin/users',
  '/api/admin/./users',
  '/api/admin/x/../users',
  '/api/admin/users/.',
  '/api/admin/users/x/..',
  '/api/admin/users%00',
  '/api/admin/users%20',
  '/api/admin/users%0d%0aX-Admin:%201',
  '/api/admin/users.json',
  '/api/admin/users?/../../events',
  '/api\\admin\\users',
  '/\\api\\admin\\users',
  '/api/auth/..x',
  '/api/auth/....//',
  '/media/..x',
  '/media/x../y',
  '/api/events/../admin/users',
  '/api/events/%2e%2e/admin/users',
  '/api/events/..%2fadmin%2fusers',
  '/api/events/%2e%2e%2fadmin%2fusers',
  '/api/events/%252e%252e/admin/users',
  '/api/events/..;/admin/users',
  '/api/events/.%2e/admin/users',
  '/api/auth/../admin/users',
  '/api/auth/%2e%2e/admin/users',
  '/api/auth/..%2f..%2fapi/admin/users',
  '/api/auth/..%5c..%5capi%5cadmin%5cusers',
  '/api/auth/%252e%252e%252fadmin/users',
  '/media/../api/admin/users',
  '/media/%2e%2e/api/admin/users',
  '/media/..%2fapi%2fadmin%2fusers',
  'http://127.0.0.1/api/admin/users',
  '/internal/dead-letters',
  '/api/../internal/dead-letters',
  '/api/auth/%2e%2e/%2e%2e/internal/dead-letters',
  '/api/auth/..%2f..%2finternal/dead-letters',
  '/media/%2e%2e/internal/failed-mails',
  '/.well-known/jwks.json',
  '/api/auth/%2e%2e/%2e%2e/.well-known/jwks.json',
  '/media/..%2f..%2fpostgres-password',
  '/media/%2e%2e/%2e%2e/jwt-private-key.pem',
  '/assets/..%2f..%2fpackage.json',
  '/assets/%2e%2e/%2e%2e/package.json',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/..%2f..%2f..%2fetc%2fpasswd',
  '/..%5c..%5c..%5cwindows%5cwin.ini',
  '/%c0%ae%c0%ae/%c0%ae%c0%ae/etc/passwd',
  '/etc/passwd%00.html',
  '/.git/config',
  '/.env',
  '/.data/postgres-password',
  '/package.json',
  '/server-status',
  `/${long}`,
  `/api/${long}`,
  `/api/events/${long}`,
  `/${'a/'.repeat(2_000)}`,
  `/api/events/${'%2e%2e%2f'.repeat(500)}`,
  '/%',
  '/%zz',
  '/api/events/%',
  '/api/events/%ff',
];

/** What only the inside of the pub holds. */
const insides = /publican@pub\.test|root:x:|PRIVATE KEY|"workspaces"|"kty"|\[core\]|"undelivered"/;

test('however a path is written, it reaches no protected and no internal route', async ({ client }) => {
  for (const path of waysIn) {
    for (const method of ['GET', 'POST']) {
      const { status, text } = await client.try({ method, path, mayBePage: true });
      expect([path, insides.test(text)]).toEqual([path, false]);
      expect([method, path, status >= 400]).toEqual([method, path, true]);
    }
  }
});

test('with an admin’s own token a name in a path walks up to nothing else', async ({
  api,
  accounts,
  client,
  authorization,
  targets,
}) => {
  const { event, rsvp, vipBooking, user } = targets;
  const others = [`users/${user}`, `vip-bookings/${vipBooking}`, `rsvp-bookings/${rsvp}`, `events/${event}`];
  for (const other of others) {
    const ups = [`../${other}`, `../../${other}`, `../../../${other}`, `../../../../api/admin/${other}`];
    for (const up of ups) {
      const encoded = encodeURIComponent(up);
      const written = [
        up,
        encoded,
        encodeURIComponent(encoded),
        encoded.replaceAll('.', '%2e'),
        up.replaceAll('/', '\\'),
      ];
      for (const door of ['media-library', `events/${event}/media`, 'vip-services', 'undelivered']) {
        for (const name of written) {
          const path = `/api/admin/${door}/${name}`;
          const { status } = await client.try({ method: 'DELETE', path, headers: { authorization } });
          expect([path, status < 300]).toEqual([path, false]);
        }
      }
    }
  }
  expect((await api.asAdmin('PUT', `/api/admin/events/${event}`, { capacity: 7 })).status).toBe(200);
  expect((await api.rsvpsOf(event)).total).toBe(1);
  expect((await api.asAdmin('PUT', `/api/admin/vip-bookings/${vipBooking}`, { guestCount: 2 })).status).toBe(200);
  expect((await accounts.change(user, { isActive: true })).status).toBe(200);
});

test('a method in a header is no method, and one that is not served is refused', async ({
  api,
  client,
  authorization,
  targets,
}) => {
  const { event } = targets;
  const path = `/api/admin/events/${event}`;
  for (const name of ['x-http-method-override', 'x-http-method', 'x-method-override']) {
    const headers = { authorization, [name]: 'DELETE', 'content-type': 'application/json' };
    await client.try({ method: 'POST', path: `${path}?_method=DELETE`, headers, body: '{"_method":"DELETE"}' });
  }
  for (const method of ['PATCH', 'TRACE', 'OPTIONS', 'PROPFIND', 'PURGE', 'LINK']) {
    const { status } = await client.try({ method, path, headers: { authorization }, mayBePage: true });
    expect([method, status >= 400]).toEqual([method, true]);
  }
  expect((await api.asAdmin('PUT', path, { capacity: 7 })).status).toBe(200);
});
