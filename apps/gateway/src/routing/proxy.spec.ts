import 'reflect-metadata';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { ErrorAnswer } from '@rover/contracts/errors';
import { type RunningService, startService } from '@rover/platform/run/service';
import { redactedMessage } from '@rover/platform/telemetry/error-message';
import { Reporter } from '@rover/platform/telemetry/reporter';
import { eventually } from '@rover/platform/testing/eventually';
import { rawRequest } from '@rover/platform/testing/raw-request';
import { testBackingServices } from '@rover/platform/testing/test-backing-services';
import { gateway } from '../service.js';

interface Arrived {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Stands for bookings: remembers what arrives, answers what it is told to. */
let bookings: Server;
let arrived: Arrived[];
/** `cuts`: so many lines are cut instead. */
let answer: {
  status: number;
  body: string;
  headers?: Record<string, string>;
  cuts?: number;
};
let service: RunningService;

const start = async (bookingsUrl: string) => {
  const nowhere = 'http://127.0.0.1:1';
  const environment = {
    LOG_LEVEL: 'silent',
    AUTH_URL: nowhere,
    EVENTS_URL: nowhere,
    MEDIA_URL: nowhere,
    MONITORING_URL: nowhere,
    BOOKINGS_URL: bookingsUrl,
    PUBLIC_URL: 'https://pub.example',
  };
  return startService(gateway, environment, await testBackingServices());
};

beforeAll(async () => {
  bookings = createServer(async (incoming, outgoing) => {
    const body = await text(incoming).catch(() => 'broken off');
    arrived.push({ method: incoming.method ?? '', url: incoming.url ?? '', headers: incoming.headers, body });
    if (arrived.length <= (answer.cuts ?? 0)) return incoming.socket.destroy();
    outgoing.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers }).end(answer.body);
  });
  await new Promise<void>((resolve) => bookings.listen(0, '127.0.0.1', resolve));
  service = await start(`http://127.0.0.1:${(bookings.address() as AddressInfo).port}`);
});

beforeEach(() => {
  arrived = [];
  answer = { status: 201, body: '{"success":true}' };
});

afterAll(async () => {
  await service.stop();
  bookings.closeAllConnections();
  bookings.close();
});

const post = (path: string, init: RequestInit = {}) =>
  fetch(service.url + path, { method: 'POST', headers: { 'content-type': 'application/json' }, ...init });

/** `fetch` would tidy the path up; this sends it as it is. */
function statusOf(path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(service.url);
    request({ hostname, port, path, method: 'GET' }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .on('error', reject)
      .end();
  });
}

describe('a request', () => {
  it('goes on as it came, and its answer comes back as it is', async () => {
    answer = { status: 409, body: '{"code":"EVENT_FULL"}' };
    const response = await post('/api/events/rsvp?from=card', { body: '{"guests":2}' });
    expect([response.status, await response.text()]).toEqual([409, '{"code":"EVENT_FULL"}']);
    expect(arrived).toMatchObject([{ method: 'POST', url: '/api/events/rsvp?from=card', body: '{"guests":2}' }]);
  });

  it('is answered for nobody else, unless the service says who may keep the answer', async () => {
    const kept = async () => (await post('/api/events/rsvp', { body: '{}' })).headers.get('cache-control');
    expect(await kept()).toBe('no-store');
    answer = { ...answer, headers: { 'cache-control': 'private, no-cache' } };
    expect(await kept()).toBe('private, no-cache');
  });

  it('carries an id that was made here, and nothing that the caller says of where it comes from', async () => {
    const lies = {
      'x-request-id': 'mine-mine-mine',
      'x-forwarded-for': '6.6.6.6',
      'x-real-ip': '6.6.6.6',
      forwarded: 'for=6.6.6.6',
    };
    const response = await post('/api/events/rsvp', {
      headers: { 'content-type': 'application/json', ...lies },
      body: '{}',
    });
    const [{ headers } = { headers: {} as IncomingHttpHeaders }] = arrived;
    expect(headers['x-request-id']).toBe(response.headers.get('x-request-id'));
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers['x-forwarded-for']).toBe('127.0.0.1');
    expect(JSON.stringify(headers)).not.toContain('6.6.6.6');
  });

  it.each([
    '/api/events/rsvp/%2e%2e/%2e%2e/x',
    '/api/events/rsvp/../../x',
    '/api/events/rsvp/..%2f..%2fx',
    '/api/events/rsvp/%2E%2e%5cx',
    '/api/auth/..x',
    '/api/auth/x../y',
    '/media/%2e.x',
  ])('cannot leave its route by %s', async (path) => {
    expect(await statusOf(path)).toBe(404);
    expect(arrived).toEqual([]);
  });

  it('has nothing for who sends something to media, which are only read', async () => {
    expect((await post('/media/some/photo.jpg', { body: '{}' })).status).toBe(404);
    expect(arrived).toEqual([]);
  });

  it.each(['Upgrade: x', 'Keep-Alive: 300', 'Connection: keep-alive, x-own', 'TE: trailers', 'Trailer: x'])(
    'goes on without what concerns its connection alone: %s',
    async (header) => {
      const head = ['POST /api/events/rsvp HTTP/1.1', 'Content-Length: 2', header];
      expect(await rawRequest(service.url, head, '{}')).toMatch(/^HTTP\/1.1 201/);
      expect(arrived).toMatchObject([{ body: '{}' }]);
    },
  );

  it.each(['/api/events/rsvp#%ff', 'http://pub.example/api/events/rsvp'])('finds its way by %s', async (target) => {
    const told = await rawRequest(service.url, [`POST ${target} HTTP/1.1`, 'Content-Length: 2'], '{}');
    expect(told).toMatch(/^HTTP\/1.1 201/);
    expect(arrived).toMatchObject([{ url: '/api/events/rsvp', body: '{}' }]);
  });

  it('reads whether its connection stays, also one of the old kind', async () => {
    answer = { status: 200, body: '{}', headers: { 'content-length': '2', connection: 'close' } };
    const { hostname, port } = new URL(service.url);
    const told = async (...head: string[]) => {
      const client = connect(Number(port), hostname);
      client.write([...head, `Host: ${hostname}`, '', ''].join('\r\n'));
      const [said] = await once(client, 'data');
      client.destroy();
      return /^connection: (.*)$/im.exec(String(said))?.[1];
    };
    const line = 'GET /api/events/rsvp/cancel';
    expect([
      await told(`${line} HTTP/1.0`, 'Connection: keep-alive'),
      await told(`${line} HTTP/1.0`),
      await told(`${line} HTTP/1.1`),
      await told(`${line} HTTP/1.1`, 'Connection: close'),
    ]).toEqual(['keep-alive', 'close', 'keep-alive', 'close']);
  });

  it('that waits to be told to go on goes on', async () => {
    const head = ['POST /api/events/rsvp HTTP/1.1', 'Content-Length: 2', 'Expect: 100-continue'];
    const told = await rawRequest(service.url, head, '{}');
    expect(told).toMatch(/^HTTP\/1.1 100 Continue\r\n\r\nHTTP\/1.1 20/);
    expect(arrived).toMatchObject([{ body: '{}' }]);
  });

  it('that announces too much is refused before it goes on', async () => {
    const response = await post('/api/events/rsvp', { body: 'x'.repeat(70_000) });
    expect([response.status, ((await response.json()) as ErrorAnswer).code]).toEqual([413, 'BODY_TOO_LARGE']);
    expect(arrived).toEqual([]);
  });

  it('that grows too large on its way is broken off', async () => {
    const chunks = new ReadableStream({
      start(controller) {
        for (let sent = 0; sent < 10; sent += 1) controller.enqueue(Buffer.alloc(16_384, 'x'));
        controller.close();
      },
    });
    const response = await post('/api/events/rsvp', { body: chunks, duplex: 'half' } as RequestInit);
    expect([response.status, ((await response.json()) as ErrorAnswer).code]).toEqual([413, 'BODY_TOO_LARGE']);
    expect(arrived.filter(({ body }) => body.length > 65_536)).toEqual([]);
  });

  it('whose line is cut is put once more where it only asks, and never where it changes something', async () => {
    answer = { status: 200, body: '{}', cuts: 1 };
    expect((await fetch(`${service.url}/api/events/rsvp/cancel`)).status).toBe(200);
    expect(arrived).toHaveLength(2);
    arrived = [];
    expect((await post('/api/events/rsvp', { body: '{}' })).status).toBe(503);
    expect(arrived).toHaveLength(1);
    answer = { status: 200, body: '{}', cuts: 2 };
    arrived = [];
    expect((await fetch(`${service.url}/api/events/rsvp/cancel`)).status).toBe(503);
    expect(arrived).toHaveLength(2);
  });

  it('for a service that is down is told so at once, and when to come again; monitoring is told which it is', async () => {
    const alone = await start('http://127.0.0.1:1');
    const told = jest.spyOn(alone.app.get(Reporter), 'error');
    const asked = Date.now();
    const response = await fetch(`${alone.url}/api/events/rsvp`, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    });
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(await response.json()).toMatchObject({ success: false, statusCode: 503, code: 'UNAVAILABLE' });
    expect(Date.now() - asked).toBeLessThan(3_000);
    await eventually(() => expect(told).toHaveBeenCalledTimes(1));
    expect(told.mock.calls.map(([where, error]) => [where, redactedMessage(error)])).toEqual([
      ['POST /api/events/rsvp', 'bookings: connect ECONNREFUSED {address}'],
    ]);
    await alone.stop();
  });
});
