import { request } from 'node:http';
import fastify, { type FastifyInstance } from 'fastify';
import { shedLoadEarly } from './load-shedding.js';

const usual = 'the usual way';

describe('while there is no room to wait for bookings', () => {
  let app: FastifyInstance;
  let url: string;
  let full: Set<string>;
  let isEnding: boolean;
  let records: { method: string; route: string }[];

  beforeEach(async () => {
    full = new Set(['BOOKINGS_URL']);
    isEnding = false;
    records = [];
    app = fastify();
    app.all('/*', async () => usual);
    await app.ready();
    shedLoadEarly(app, {
      concurrencyLimiter: { isFull: (service) => full.has(service) },
      headers: { 'x-content-type-options': 'nosniff' },
      isEnding: () => isEnding,
      record: ({ method, route }) => records.push({ method, route }),
    });
    url = await app.listen({ host: '127.0.0.1', port: 0 });
  });

  afterEach(() => app.close());

  const ask = async (path: string, method = 'POST') => {
    const body = method === 'POST' ? { body: JSON.stringify({ fullName: 'Maeve Ní Bhriain' }) } : {};
    const response = await fetch(url + path, { method, headers: { 'content-type': 'application/json' }, ...body });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };

  it('a guest is told when to come again, in the form of every refusal, and is on record', async () => {
    const { status, headers, text } = await ask('/api/events/rsvp');
    expect([status, headers.get('retry-after')]).toEqual([503, '1']);
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(JSON.parse(text)).toEqual({
      success: false,
      statusCode: 503,
      code: 'UNAVAILABLE',
      message: 'The pub is very busy right now. Please try again in a moment.',
      errors: [],
      requestId: headers.get('x-request-id'),
    });
    expect(records).toEqual([{ method: 'POST', route: '/api/events/rsvp' }]);
  });

  it('each refusal has an id of its own', async () => {
    const [one, other] = await Promise.all([ask('/api/events/rsvp'), ask('/api/vip/book')]);
    expect(one.headers.get('x-request-id')).not.toBe(other.headers.get('x-request-id'));
  });

  it.each([
    ['who asks another service', '/api/auth/login', 'POST'],
    ['who only looks', '/api/events/rsvp', 'GET'],
    ['an admin', '/api/admin/rsvp-bookings', 'POST'],
    ['who asks for what has no address of its own', '/api/events/rsvp/cancel', 'POST'],
  ])('%s goes the usual way', async (_, path, method) => {
    expect((await ask(path, method)).text).toBe(usual);
    expect(records).toEqual([]);
  });

  it('everybody goes the usual way when there is room again', async () => {
    full.clear();
    expect((await ask('/api/events/rsvp')).text).toBe(usual);
  });

  it('a request is admitted when there is room again while it is held', async () => {
    const asked = ask('/api/events/rsvp');
    setTimeout(() => full.clear(), 50);
    expect((await asked).text).toBe(usual);
    expect(records).toEqual([]);
  });

  it('a held request whose client has gone is forgotten', async () => {
    const impatient = request(`${url}/api/events/rsvp`, { method: 'POST' }).end();
    impatient.once('error', () => undefined);
    setTimeout(() => impatient.destroy(), 50);
    await new Promise((close) => impatient.once('close', close));
    await ask('/api/events/rsvp');
    expect(records).toHaveLength(1);
  });

  it('so does everybody while the process ends, so that their connections are closed', async () => {
    isEnding = true;
    expect((await ask('/api/events/rsvp')).text).toBe(usual);
  });
});
