import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import { send } from '@rover/platform/testing/stand-in';
import { venue } from '@rover/venue/venue';
import { Nginx, nginxProgram, siteFolder } from '../support/nginx.js';
import { StandInGateway } from '../support/stand-in-gateway.js';
import { type VerbatimAnswer, verbatimRequest } from '../support/verbatim-request.js';

test.skip(nginxProgram === '', 'there is no nginx');

let folder: string;
let gateways: StandInGateway[];
let nginx: Nginx;

test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'front-'));
  gateways = await Promise.all([StandInGateway.open(), StandInGateway.open()]);
  nginx = await Nginx.before(
    gateways.map(({ url }) => Number(new URL(url).port)),
    folder,
  );
});

test.afterAll(async () => {
  expect(await nginx.end()).toBe(0);
  await Promise.all(gateways.map((gateway) => gateway.close()));
  await rm(folder, { recursive: true });
});

test.beforeEach(() => {
  for (const gateway of gateways) {
    gateway.asked.length = 0;
    gateway.reply = (_, response) => send(response, 200, {});
  }
});

const asked = () => gateways.flatMap((gateway) => gateway.asked);

function expectErrorForm({ status, body, headers }: VerbatimAnswer, expected: number, code: string): void {
  expect([status, headers['content-type']]).toEqual([expected, 'application/json; charset=utf-8']);
  expect(JSON.parse(body)).toEqual({
    success: false,
    statusCode: expected,
    code,
    message: expect.stringMatching(/^[A-Z].*\.$/),
    errors: [],
    requestId: headers['x-request-id'],
  });
  expect(headers['x-request-id']).toMatch(/^[\w-]{8,}$/);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers.server).toBe('nginx');
}

test('a path reaches the gateway as it was asked for', async () => {
  const paths = [
    '/api/admin/media-library/%2Fmedia%2F1%2Fphoto.jpg',
    '/api/admin/events/1/media/..%2F..%2Fusers',
    '/api/events/%252e%252e',
    '/api/events//list',
    '/api/events/a;b=c?q=%2F&q=a+b',
    '/api/events/../events',
    '/api/events/S%C3%A9an%20%26%20co',
    '/media/%2e%2e/photo.jpg',
    `/api/events/${'x'.repeat(5_000)}`,
  ];
  for (const one of paths) await verbatimRequest(nginx.url, { path: one });
  const seen = asked().map((request) => request.path);
  expect(seen.sort()).toEqual(paths.sort());
});

test('a client of the old kind, which names no host, is passed on in the name of one', async () => {
  const { hostname, port } = new URL(nginx.url);
  const client = connect(Number(port), hostname);
  client.write('GET /readyz HTTP/1.0\r\n\r\n');
  expect(await text(client)).toMatch(/^HTTP\/1\.1 200 /);
  expect(asked().map(({ headers }) => headers.host)).toEqual(['localhost']);
});

test('nobody is told the metrics, whatever the form of the path', async () => {
  for (const one of [
    '/metrics',
    '/metrics?a=b',
    '//metrics',
    '/api/../metrics',
    '/media/%2e%2e/metrics',
    '/%6Detrics',
  ]) {
    expectErrorForm(await verbatimRequest(nginx.url, { path: one }), 404, 'NOT_FOUND');
  }
  expect(asked()).toEqual([]);
});

test('who somebody says they are, and where, is not passed on', async () => {
  const headers = {
    host: 'evil.test',
    forwarded: 'for=8.8.8.8',
    'x-forwarded-for': '8.8.8.8',
    'x-forwarded-proto': 'gopher',
    'x-forwarded-host': 'evil.test',
    'x-real-ip': '8.8.8.8',
  };
  await verbatimRequest(nginx.url, { path: '/api/events', headers });
  const [seen] = asked();
  expect(seen?.headers).toMatchObject({
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-proto': 'http',
    'x-real-ip': '127.0.0.1',
  });
  expect(seen?.headers.forwarded).toBeUndefined();
});

test('behind proxies that are named, whatever network they are in, every guest keeps their own address', async () => {
  const own = await mkdtemp(path.join(tmpdir(), 'front-behind-'));
  const ports = gateways.map(({ url }) => Number(new URL(url).port));
  const behind = await Nginx.before(ports, own, '127.0.0.0/8,172.16.0.0/12, 192.168.0.0/16');
  try {
    for (const said of ['8.8.8.8', '7.7.7.7, 8.8.8.8', '8.8.8.8, 192.168.3.4', '8.8.8.8, 172.20.0.9, 192.168.3.4']) {
      await verbatimRequest(behind.url, { path: '/api/events', headers: { 'x-forwarded-for': said } });
    }
  } finally {
    await behind.end();
    await rm(own, { recursive: true });
  }
  expect(asked().map(({ headers }) => headers['x-forwarded-for'])).toEqual(Array(4).fill('8.8.8.8'));
});

test('what a gateway says goes on as it is, refusals and compressed answers too', async () => {
  const packed = Buffer.from('not really brotli');
  const refusal = { success: false, statusCode: 503, code: 'UNAVAILABLE', message: 'Its own words.' };
  for (const gateway of gateways) {
    gateway.reply = ({ url }, response) => {
      if (url === '/api/refused') send(response, 503, refusal, { 'retry-after': '7' });
      else response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'br' }).end(packed);
    };
  }
  const refused = await verbatimRequest(nginx.url, { path: '/api/refused' });
  expect([refused.status, JSON.parse(refused.body), refused.headers['retry-after']]).toEqual([503, refusal, '7']);
  const read = await verbatimRequest(nginx.url, { path: '/api/events', headers: { 'accept-encoding': 'gzip, br' } });
  expect([read.body, read.headers['content-encoding']]).toEqual([String(packed), 'br']);
});

test('a write that one gateway has begun is never given to the other; a read is', async () => {
  for (const gateway of gateways) gateway.reply = (request) => request.socket.destroy();
  const write = await verbatimRequest(nginx.url, { method: 'POST', path: '/api/events/rsvp' });
  expectErrorForm(write, 503, 'UNAVAILABLE');
  expect(Number(write.headers['retry-after'])).toBeGreaterThan(0);
  expect(asked()).toHaveLength(1);
  await verbatimRequest(nginx.url, { path: '/api/events' });
  expect(asked().filter(({ method }) => method === 'GET')).toHaveLength(2);
});

test('a gateway that is gone is passed over', async () => {
  const [first] = gateways;
  await first?.close();
  for (const method of ['GET', 'POST', 'GET', 'POST']) {
    expect((await verbatimRequest(nginx.url, { method, path: '/api/events' })).status).toBe(200);
  }
  await first?.open();
});

test('with every gateway gone the API says so, and pages and files still come', async () => {
  for (const gateway of gateways) await gateway.close();
  expectErrorForm(await verbatimRequest(nginx.url, { path: '/api/events' }), 503, 'UNAVAILABLE');
  const page = await verbatimRequest(nginx.url, { path: '/events/quiz' });
  expect(page.status).toBe(200);
  expect(page.body).toContain('<div id="root"></div>');
  expect(page.headers['cache-control']).toBe('no-store');
  for (const [path, words] of [
    ['/?from=poster', venue.headline],
    ['/vip-packages/', 'Your night, our house'],
    ['/press/gringo-gazette', 'The paper is still wet.'],
  ] as const) {
    const begun = await verbatimRequest(nginx.url, { path });
    expect([path, begun.status, begun.headers['cache-control']]).toEqual([path, 200, 'no-store']);
    expect(begun.body).toContain(words);
  }
  const [, script = ''] = /src="(\/assets\/[^"]+\.js)"/.exec(page.body) ?? [];
  const file = await verbatimRequest(nginx.url, { path: script, headers: { 'accept-encoding': 'gzip' } });
  expect([file.status, file.headers['content-encoding']]).toEqual([200, 'gzip']);
  expect(file.headers['cache-control']).toContain('immutable');
  for (const { headers } of [page, file]) {
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(headers['x-request-id']).toMatch(/^[\w-]{8,}$/);
  }
  expectErrorForm(await verbatimRequest(nginx.url, { method: 'POST', path: '/about' }), 503, 'UNAVAILABLE');
  const piece = await verbatimRequest(nginx.url, { path: '/about', headers: { range: 'bytes=9999999-' } });
  expect([piece.status, piece.headers['cache-control']]).toEqual([200, 'no-store']);
  for (const gateway of gateways) await gateway.open();
});

test('what nginx cannot take is refused in the form of every error', async () => {
  const tooLarge = { 'content-length': String(65 * 1024) };
  expectErrorForm(
    await verbatimRequest(nginx.url, { method: 'POST', path: '/api/events/rsvp', headers: tooLarge }),
    413,
    'BODY_TOO_LARGE',
  );
  expectErrorForm(await verbatimRequest(nginx.url, { path: `/api/${'x'.repeat(20_000)}` }), 414, 'MALFORMED');
  expectErrorForm(
    await verbatimRequest(nginx.url, { path: '/api', headers: { 'x-long': 'y'.repeat(20_000) } }),
    431,
    'HEADERS_TOO_LARGE',
  );
  expectErrorForm(await verbatimRequest(nginx.url, { path: '/%zz' }), 400, 'MALFORMED');
  expectErrorForm(
    await verbatimRequest(nginx.url, { method: 'TRACE', path: '/api/events' }),
    405,
    'METHOD_NOT_ALLOWED',
  );
  expect(asked()).toEqual([]);
});

test('a part that a file has not got is refused, and the refusal is not kept in place of the file', async () => {
  const script = (await readdir(path.join(siteFolder, 'assets'))).find((file) => file.endsWith('.js'));
  const read = (range: string) => verbatimRequest(nginx.url, { path: `/assets/${script}`, headers: { range } });
  const whole = await read('bytes=0-');
  expect([whole.status, whole.headers['cache-control']]).toEqual([206, 'public, max-age=31536000, immutable']);
  const beyond = await read('bytes=99999999-');
  expectErrorForm(beyond, 416, 'RANGE_NOT_SATISFIABLE');
  expect(beyond.headers['content-range']).toBe(`bytes */${whole.headers['content-length']}`);
  expect([beyond.headers['cache-control'], beyond.headers.etag]).toEqual(['no-cache', undefined]);
});

test('whoever does what cannot be done at an address reads what can', async () => {
  for (const [method, address, allowed] of [
    ['POST', '/favicon.ico', 'GET, HEAD'],
    ['TRACE', '/menu', 'GET, HEAD'],
    ['TRACE', '/api/events', 'GET, HEAD, POST, PUT, DELETE'],
  ] as const) {
    const refused = await verbatimRequest(nginx.url, { method, path: address });
    expectErrorForm(refused, 405, 'METHOD_NOT_ALLOWED');
    expect([method, address, refused.headers.allow]).toEqual([method, address, allowed]);
  }
  expect((await verbatimRequest(nginx.url, { path: '/%zz' })).headers.allow).toBeUndefined();
});

test('an upload streams through while it is still being sent', async () => {
  for (const gateway of gateways) {
    gateway.reply = async (request, response) => {
      for await (const _ of request) return send(response, 401, {});
    };
  }
  const endless = new ReadableStream({ start: (stream) => stream.enqueue(Buffer.alloc(70 * 1024)) });
  const answer = await fetch(`${nginx.url}/api/admin/upload-media`, {
    method: 'POST',
    body: endless,
    duplex: 'half',
    signal: AbortSignal.timeout(10_000),
  } as RequestInit);
  expect(answer.status).toBe(401);
});
