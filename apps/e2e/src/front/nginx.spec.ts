import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect } from '@playwright/test';
import { send } from '@rover/platform/testing/stand-in';
import { expectErrorForm, test } from '../support/front.js';
import { Nginx, nginxProgram } from '../support/nginx.js';
import { verbatimRequest } from '../support/verbatim-request.js';

test.skip(nginxProgram === '', 'there is no nginx');

test('a path reaches the gateway as it was asked for', async ({ front }) => {
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
  for (const one of paths) await verbatimRequest(front.url, { path: one });
  const seen = front.asked().map((request) => request.path);
  expect(seen.sort()).toEqual(paths.sort());
});

test('a client of the old kind, which names no host, is passed on in the name of one', async ({ front }) => {
  const { hostname, port } = new URL(front.url);
  const client = connect(Number(port), hostname);
  client.write('GET /readyz HTTP/1.0\r\n\r\n');
  expect(await text(client)).toMatch(/^HTTP\/1\.1 200 /);
  expect(front.asked().map(({ headers }) => headers.host)).toEqual(['localhost']);
});

test('nobody is told the metrics, whatever the form of the path', async ({ front }) => {
  for (const one of [
    '/metrics',
    '/metrics?a=b',
    '//metrics',
    '/api/../metrics',
    '/media/%2e%2e/metrics',
    '/%6Detrics',
  ]) {
    expectErrorForm(await verbatimRequest(front.url, { path: one }), 404, 'NOT_FOUND');
  }
  expect(front.asked()).toEqual([]);
});

test('who somebody says they are, and where, is not passed on', async ({ front }) => {
  const headers = {
    host: 'evil.test',
    forwarded: 'for=8.8.8.8',
    'x-forwarded-for': '8.8.8.8',
    'x-forwarded-proto': 'gopher',
    'x-forwarded-host': 'evil.test',
    'x-real-ip': '8.8.8.8',
  };
  await verbatimRequest(front.url, { path: '/api/events', headers });
  const [seen] = front.asked();
  expect(seen?.headers).toMatchObject({
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-proto': 'http',
    'x-real-ip': '127.0.0.1',
  });
  expect(seen?.headers.forwarded).toBeUndefined();
});

test('behind proxies that are named, whatever network they are in, every guest keeps their own address', async ({
  front,
}) => {
  const own = await mkdtemp(path.join(tmpdir(), 'front-behind-'));
  const ports = front.gateways.map(({ url }) => Number(new URL(url).port));
  const behind = await Nginx.before(ports, own, '127.0.0.0/8,172.16.0.0/12, 192.168.0.0/16');
  try {
    for (const said of ['8.8.8.8', '7.7.7.7, 8.8.8.8', '8.8.8.8, 192.168.3.4', '8.8.8.8, 172.20.0.9, 192.168.3.4']) {
      await verbatimRequest(behind.url, { path: '/api/events', headers: { 'x-forwarded-for': said } });
    }
  } finally {
    await behind.end();
    await rm(own, { recursive: true });
  }
  expect(front.asked().map(({ headers }) => headers['x-forwarded-for'])).toEqual(Array(4).fill('8.8.8.8'));
});

test('what a gateway says goes on as it is, refusals and compressed answers too', async ({ front }) => {
  const packed = Buffer.from('not really brotli');
  const refusal = { success: false, statusCode: 503, code: 'UNAVAILABLE', message: 'Its own words.' };
  for (const gateway of front.gateways) {
    gateway.reply = ({ url }, response) => {
      if (url === '/api/refused') send(response, 503, refusal, { 'retry-after': '7' });
      else response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'br' }).end(packed);
    };
  }
  const refused = await verbatimRequest(front.url, { path: '/api/refused' });
  expect([refused.status, JSON.parse(refused.body), refused.headers['retry-after']]).toEqual([503, refusal, '7']);
  const read = await verbatimRequest(front.url, { path: '/api/events', headers: { 'accept-encoding': 'gzip, br' } });
  expect([read.body, read.headers['content-encoding']]).toEqual([String(packed), 'br']);
});

test('a write that one gateway has begun is never given to the other; a read is', async ({ front }) => {
  for (const gateway of front.gateways) gateway.reply = (request) => request.socket.destroy();
  const write = await verbatimRequest(front.url, { method: 'POST', path: '/api/events/rsvp' });
  expectErrorForm(write, 503, 'UNAVAILABLE');
  expect(Number(write.headers['retry-after'])).toBeGreaterThan(0);
  expect(front.asked()).toHaveLength(1);
  await verbatimRequest(front.url, { path: '/api/events' });
  expect(front.asked().filter(({ method }) => method === 'GET')).toHaveLength(2);
});

test('a gateway that is gone is passed over', async ({ front }) => {
  const [first] = front.gateways;
  await first?.close();
  for (const method of ['GET', 'POST', 'GET', 'POST']) {
    expect((await verbatimRequest(front.url, { method, path: '/api/events' })).status).toBe(200);
  }
});

test('an upload streams through while it is still being sent', async ({ front }) => {
  for (const gateway of front.gateways) {
    gateway.reply = async (request, response) => {
      for await (const _ of request) return send(response, 401, {});
    };
  }
  const endless = new ReadableStream({ start: (stream) => stream.enqueue(Buffer.alloc(70 * 1024)) });
  const answer = await fetch(`${front.url}/api/admin/upload-media`, {
    method: 'POST',
    body: endless,
    duplex: 'half',
    signal: AbortSignal.timeout(10_000),
  } as RequestInit);
  expect(answer.status).toBe(401);
});
