import { randomUUID } from 'node:crypto';
import { proxyRoutes } from '../routing/route-table.js';
import { OpenGateway } from '../testing/open-gateway.js';

const open = async (environment: Record<string, string>, work: (gateway: OpenGateway) => Promise<void>) => {
  const gateway = await OpenGateway.open(environment);
  await work(gateway).finally(() => gateway.close());
};

/** The statuses of so many calls, one after the other, each from its own address as the caller says. */
async function statuses(gateway: OpenGateway, times: number, method: string, path: string): Promise<number[]> {
  const found = [];
  for (let time = 0; time < times; time += 1) {
    const { status } = await gateway.call(method, path, { 'x-forwarded-for': `203.0.113.${time % 250}` });
    found.push(status);
  }
  return found;
}

describe('an IP address', () => {
  it.each([
    ['POST', '/api/auth/login', 30],
    ['POST', '/api/auth/register', 5],
    ['POST', '/api/auth/forgot-password', 5],
    ['POST', '/api/auth/resend-verification', 5],
    ['POST', '/api/events/rsvp', 20],
    ['POST', '/api/vip/book', 10],
    ['GET', '/api/events', 300],
    ['POST', '/api/auth/verify-email', 300],
  ])('may %s %s %d times, whatever it says it is', (method, path, most) =>
    open({}, async (gateway) => {
      const [last, ...before] = (await statuses(gateway, most + 1, method, path)).toReversed();
      expect(before).not.toContain(429);
      expect(last).toBe(429);
      const { headers, body } = await gateway.call(method, path);
      expect(body).toMatchObject({ success: false, statusCode: 429, code: 'TOO_MANY_REQUESTS' });
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(1);
    }),
  );

  it('is the one that a trusted proxy names', () =>
    open({ TRUST_PROXY: '127.0.0.1' }, async (gateway) => {
      expect(await statuses(gateway, 8, 'POST', '/api/auth/register')).not.toContain(429);
      const same = { 'x-forwarded-for': '6.6.6.6, 203.0.113.200' };
      for (let time = 0; time < 5; time += 1) await gateway.call('POST', '/api/auth/register', same);
      expect((await gateway.call('POST', '/api/auth/register', same)).status).toBe(429);
    }));

  it('is one of a household, which has a network of IPv6 to itself', () =>
    open({ TRUST_PROXY: '127.0.0.1' }, async (gateway) => {
      const register = async (address: string) =>
        (await gateway.call('POST', '/api/auth/register', { 'x-forwarded-for': address })).status;
      for (let guest = 1; guest <= 5; guest += 1) expect(await register(`2001:db8:0:1::${guest}`)).not.toBe(429);
      expect(await register('2001:db8:0:1::beef')).toBe(429);
      expect(await register('2001:db8:0:2::1')).not.toBe(429);
    }));

  it('may ask as often as it likes in a load test', () =>
    open({ RATE_LIMIT: 'off' }, async (gateway) => {
      expect(await statuses(gateway, 40, 'POST', '/api/auth/login')).not.toContain(429);
    }));
});

it('the token of an admin may be used 600 times a minute, others as often', () =>
  open({}, async (gateway) => {
    const [one, other] = [gateway.auth.admin(randomUUID()), gateway.auth.admin(randomUUID())];
    const calls = Array.from({ length: 601 }, () => gateway.status('GET', '/api/admin/rsvp-bookings', one.token));
    const found = await Promise.all(calls);
    expect(found.filter((status) => status === 200)).toHaveLength(600);
    expect(found.filter((status) => status === 429)).toHaveLength(1);
    const { userId: sub } = one.state;
    const ofAnotherDevice = gateway.auth.keys.token({ sub, iat: Math.floor(Date.now() / 1_000) - 60 });
    for (const token of [other.token, ofAnotherDevice]) {
      expect(await gateway.status('GET', '/api/admin/rsvp-bookings', token)).toBe(200);
    }
  }));

it('the token of an admin is one token however it is written, and is counted where it is validated too', () =>
  open({}, async (gateway) => {
    const { token } = gateway.auth.admin(randomUUID());
    const writings = [`Bearer ${token}`, `bEARER ${token}`, `Bearer  ${token}`, `Bearer ${written(token)}`];
    const call = async (time: number): Promise<number> => {
      const authorization = writings[time % writings.length] ?? '';
      const [method, path] = time % 3 ? ['GET', '/api/admin/rsvp-bookings'] : ['POST', '/api/admin/validate-token'];
      return (await gateway.call(method, path, { authorization })).status;
    };
    const found = await Promise.all(Array.from({ length: 600 }, (_, time) => call(time)));
    expect(new Set(found)).toEqual(new Set([200]));
    const more = await Promise.all(Array.from({ length: 12 }, (_, time) => call(time)));
    expect(new Set(more)).toEqual(new Set([429]));
  }));

/** The same token, its last letter another: the lowest four bits of that one belong to no byte. */
function written(token: string): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  return token.slice(0, -1) + letters[letters.indexOf(token.slice(-1)) + 1];
}

it('every route for admins admits admins alone', () => {
  const open = proxyRoutes.filter(({ url, admits }) => url.startsWith('/api/admin') !== (admits === 'admins'));
  expect(open).toEqual([]);
});
