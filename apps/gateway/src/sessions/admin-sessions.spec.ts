import { randomUUID } from 'node:crypto';
import { TestKeys } from '@rover/platform/testing/test-keys';
import { proxyRoutes } from '../routing/route-table.js';
import { OpenGateway } from '../testing/open-gateway.js';

const list = '/api/admin/rsvp-bookings';
const validate = '/api/admin/validate-token';
const adminRoutes = proxyRoutes
  .filter(({ url }) => url.startsWith('/api/admin'))
  .flatMap(({ url }) => ['GET', 'PUT', 'DELETE'].map((method): [string, string] => [method, url.replace('*', '1')]));

let gateway: OpenGateway;

beforeAll(async () => {
  gateway = await OpenGateway.open({ RATE_LIMIT: 'off' });
});
afterAll(() => gateway?.close());
afterEach(async () => {
  jest.restoreAllMocks();
  gateway.auth.slowness = 0;
  await gateway.auth.close();
  await gateway.auth.open();
});

const anAdmin = () => gateway.auth.admin(randomUUID());

/** Lets the given time pass for whoever asks what time it is, or how much has passed. */
function passTime(milliseconds: number): void {
  const [later, passed] = [Date.now() + milliseconds, performance.now() + milliseconds];
  jest.spyOn(Date, 'now').mockImplementation(() => later);
  jest.spyOn(performance, 'now').mockImplementation(() => passed);
}

describe.each([...adminRoutes, ['POST', validate] as [string, string]])('%s %s', (method, path) => {
  it('opens to an admin and to nobody else', async () => {
    const { token } = anAdmin();
    expect(await gateway.status(method, path, token)).toBe(200);
    expect(await gateway.status(method, path, gateway.auth.customer(randomUUID()).token)).toBe(403);
    for (const bad of ['', 'rubbish', 'x'.repeat(43), `${token}x`, new TestKeys().token()]) {
      expect(await gateway.status(method, path, bad)).toBe(401);
    }
  });
});

describe('the token of an admin', () => {
  it.each<[string, object, number]>([
    ['was switched off', { isActive: false }, 401],
    ['was demoted', { userType: 'customer' }, 403],
    ['has a new password', {}, 401],
  ])('who %s is refused as soon as auth tells of it', async (_, changes, status) => {
    const { token, state } = anAdmin();
    expect(await gateway.status('GET', list, token)).toBe(200);
    await gateway.tell('user.access-changed', { ...state, ...changes, tokenVersion: 2 });
    for (const [method, path] of [...adminRoutes, ['POST', validate] as const]) {
      expect(await gateway.status(method, path, token)).toBe(status);
    }
  });

  it('is refused within two seconds, even if no message told of it', async () => {
    const { token, state } = anAdmin();
    expect(await gateway.status('GET', list, token)).toBe(200);
    gateway.auth.users.set(state.userId, { ...state, isActive: false, tokenVersion: 2 });
    passTime(2_000);
    expect(await gateway.status('GET', list, token)).toBe(401);
  });

  it('is not believed for longer where another gateway is ahead of the time', async () => {
    const { token, state } = anAdmin();
    expect(await gateway.status('GET', list, token)).toBe(200);
    gateway.auth.users.set(state.userId, { ...state, isActive: false, tokenVersion: 2 });
    const before = Date.now() - 30_000;
    jest.spyOn(Date, 'now').mockImplementation(() => before);
    expect(await gateway.status('GET', list, token)).toBe(401);
  });

  it('who is switched off is refused, though the version of the token is the one of now', async () => {
    const { token, state } = anAdmin();
    gateway.auth.users.set(state.userId, { ...state, isActive: false });
    expect(await gateway.status('GET', list, token)).toBe(401);
  });

  it('who is not known to auth is refused', async () => {
    expect(await gateway.status('GET', list, gateway.auth.keys.token())).toBe(401);
  });

  it('is not believed again by a message that comes late', async () => {
    const { token, state } = anAdmin();
    await gateway.tell('user.access-changed', { ...state, userType: 'customer', tokenVersion: 2 });
    await gateway.tell('user.access-changed', state);
    expect(await gateway.status('GET', list, token)).toBe(403);
  });

  it('made after a change opens at once, although the message of the change has not come yet', async () => {
    const { token, state } = anAdmin();
    expect(await gateway.status('GET', list, token)).toBe(200);
    gateway.auth.users.set(state.userId, { ...state, tokenVersion: 2 });
    expect(await gateway.status('GET', list, gateway.auth.keys.token({ sub: state.userId, ver: 2 }))).toBe(200);
  });

  it('causes one question, however often it comes at once', async () => {
    const { token, state } = anAdmin();
    await Promise.all(Array.from({ length: 50 }, () => gateway.status('GET', list, token)));
    await gateway.status('GET', list, token);
    expect(gateway.auth.asked.filter((id) => id === state.userId)).toHaveLength(1);
  });
});

describe('the token of a customer', () => {
  it.each<[string, object, number]>([
    ['was switched off', { isActive: false, tokenVersion: 2 }, 401],
    ['was promoted since', { userType: 'admin', tokenVersion: 2 }, 401],
    ['has a new password', { tokenVersion: 2 }, 403],
  ])('who %s is refused', async (_, changes, status) => {
    const { token, state } = gateway.auth.customer(randomUUID());
    await gateway.tell('user.access-changed', { ...state, ...changes });
    expect(await gateway.status('POST', validate, token)).toBe(status);
  });
});

describe('while auth is out of reach', () => {
  it('a token that was good up to a minute ago is valid and reads, but changes nothing', async () => {
    const { token } = anAdmin();
    expect(await gateway.status('POST', validate, token)).toBe(200);
    await gateway.auth.close();
    passTime(59_000);
    expect(await gateway.status('POST', validate, token)).toBe(200);
    expect(await gateway.status('GET', list, token)).toBe(200);
    const { status, headers, body } = await gateway.call('PUT', `${list}/1`, { authorization: `Bearer ${token}` });
    expect([status, body.code, headers.get('retry-after')]).toEqual([503, 'UNAVAILABLE', '2']);
    await gateway.auth.open();
    expect(await gateway.status('PUT', `${list}/1`, token)).toBe(200);
  });

  it('a revoked token stays revoked', async () => {
    const { token, state } = anAdmin();
    await gateway.tell('user.access-changed', { ...state, isActive: false, tokenVersion: 2 });
    await gateway.auth.close();
    passTime(30_000);
    expect(await gateway.status('POST', validate, token)).toBe(401);
  });

  it('nobody can tell of a user who was not seen for a minute', async () => {
    const { token } = anAdmin();
    expect(await gateway.status('POST', validate, token)).toBe(200);
    await gateway.auth.close();
    passTime(61_000);
    expect(await gateway.status('POST', validate, token)).toBe(503);
  });

  it('one that says nothing is waited for by who reads, as long as they may, and longer by who changes something', async () => {
    const { token } = anAdmin();
    expect(await gateway.status('GET', list, token)).toBe(200);
    gateway.auth.slowness = 10_000;
    passTime(10_000);
    const answered: string[] = [];
    const ask = async (method: 'GET' | 'PUT') =>
      answered.push(`${method} ${await gateway.status(method, `${list}/1`, token)}`);
    await Promise.all([ask('PUT'), ask('GET')]);
    expect(answered).toEqual(['GET 200', 'PUT 503']);
  });

  it('one that is slow to answer lets a change through', async () => {
    const { token } = anAdmin();
    gateway.auth.slowness = 1_500;
    expect(await gateway.status('PUT', `${list}/1`, token)).toBe(200);
  });
});
