import { expect } from '@playwright/test';
import { routes } from '../support/routes.js';
import { brokenTokens } from './broken-tokens.js';
import { sampleOf } from './sampling.js';
import { pathOf, soundForms } from './targets.js';
import { test } from './test.js';

/** Every row of the pub that an admin can change. */
const everything = `
  SELECT md5(concat(
    (SELECT string_agg(concat(id, email, first_name, user_type, is_active, token_version), '|' ORDER BY id)
     FROM auth.accounts),
    (SELECT string_agg(e::text, '|' ORDER BY id) FROM events.events e),
    (SELECT string_agg(m::text, '|' ORDER BY m::text) FROM events.event_media m),
    (SELECT string_agg(r::text, '|' ORDER BY id) FROM bookings.rsvps r),
    (SELECT string_agg(v::text, '|' ORDER BY id) FROM bookings.vip_bookings v),
    (SELECT count(*) FROM media.media)))`;

const protectedRoutes = routes.filter(({ isPublic }) => !isPublic);

test('without, with a broken, and with a guest’s token no protected route answers, and nothing changes', async ({
  api,
  accounts,
  pub,
  client,
  targets,
}) => {
  test.setTimeout(600_000);
  expect(protectedRoutes.length).toBeGreaterThan(30);
  const forms = soundForms(targets);
  const good = await api.login();
  const guest = (await accounts.login(await accounts.verified())).body.token;
  const broken = Object.entries(await brokenTokens(good, pub));
  const untold = 'SELECT (SELECT count(*) FROM bookings.outbox) + (SELECT count(*) FROM events.outbox)';
  await expect.poll(async () => await pub.query(untold, [])).toEqual(['0']);
  const before = await pub.query(everything, []);

  for (const route of protectedRoutes) {
    const name = `${route.method} ${route.path}`;
    const form = forms[name];
    const attemptWith = async (what: string, headers: Record<string, string>) => {
      const body = form && JSON.stringify(form);
      const attempt = {
        method: route.method,
        path: pathOf(route, targets),
        headers: { ...headers, ...(form && { 'content-type': 'application/json' }) },
        ...(body && { body }),
      };
      return (await client.try(attempt, `${name}, ${what}`)).status;
    };
    expect([name, await attemptWith('without a token', {})]).toEqual([name, 401]);
    expect([name, await attemptWith('a token of another scheme', { authorization: `Basic ${good}` })]).toEqual([
      name,
      401,
    ]);
    expect([name, await attemptWith('a token in a cookie', { cookie: `adminToken=${good}` })]).toEqual([name, 401]);
    for (const [what, token] of sampleOf(broken, name)) {
      const status = await attemptWith(`a token that ${what}`, { authorization: `Bearer ${token}` });
      expect([name, what, status]).toEqual([name, what, 401]);
    }
    expect([name, await attemptWith('a guest', { authorization: `Bearer ${guest}` })]).toEqual([name, 403]);
  }
  expect(await pub.query(everything, [])).toEqual(before);
});

test('the same calls succeed with an admin’s token, so it is the token that they lacked', async ({
  client,
  authorization,
  targets,
}) => {
  for (const route of protectedRoutes) {
    const name = `${route.method} ${route.path}`;
    const { status } = await client.try({
      method: route.method,
      path: pathOf(route, targets),
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify(soundForms(targets)[name] ?? {}),
    });
    expect([name, status === 401 || status === 403]).toEqual([name, false]);
  }
});

test('a token in the query gives no access, and a mailed token only that for which it was sent', async ({
  api,
  accounts,
  client,
}) => {
  const good = await api.login();
  const path = `/api/admin/users?token=${good}&access_token=${good}&authorization=Bearer%20${good}`;
  expect((await client.try({ method: 'GET', path })).status).toBe(401);

  const { email } = await accounts.unverified();
  const verification = await accounts.mailedToken(email, 'verify-email');
  const { path: resetPath, email: forgetful } = await accounts.forgetful();
  const reset = new URLSearchParams(resetPath.split('?')[1]).get('token') ?? '';
  const use = async (route: string, token: unknown) => {
    const body = JSON.stringify({ token, password: 'another-one-4' });
    const headers = { 'content-type': 'application/json' };
    return (await client.try({ method: 'POST', path: `/api/auth/${route}`, headers, body })).status;
  };
  expect(await use('reset-password', verification)).toBe(400);
  expect(await use('verify-email', reset)).toBe(400);
  for (const token of [{}, [], [reset], true, 0, null, '', { $ne: null }, good]) {
    for (const route of ['reset-password', 'verify-email']) expect(await use(route, token)).toBe(400);
  }
  expect((await accounts.login({ email: forgetful, password: 'another-one-4' })).status).toBe(401);

  const both = await Promise.all([use('reset-password', reset), use('reset-password', reset)]);
  expect(both.sort()).toEqual([200, 400]);
  expect(await use('verify-email', verification)).toBe(200);
  expect(await use('verify-email', verification)).toBe(400);
});
