import 'reflect-metadata';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { rawRequest } from '@rover/platform/testing/raw-request';
import { OpenSite, titleOf } from '../testing/open-site.js';

let site: OpenSite;

beforeEach(async () => {
  site = await OpenSite.open();
});

afterEach(() => site.close());

const get: OpenSite['get'] = (...asked) => site.get(...asked);

describe('a page', () => {
  it('names itself, and is the same for whom has it already', async () => {
    const { status, headers, html } = await get('/menu');
    expect([status, titleOf(html)]).toEqual([200, 'Menu | The Wild Rover']);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-cache');
    const etag = headers.get('etag') ?? '';
    expect((await get('/menu', { headers: { 'if-none-match': etag } })).status).toBe(304);
    expect((await get('/food', { headers: { 'if-none-match': etag } })).status).toBe(200);
  });

  it('comes compressed to whom takes it, and as headers alone to HEAD', async () => {
    const { headers } = await get('/', { headers: { 'accept-encoding': 'br' } });
    expect(headers.get('content-encoding')).toBe('br');
    const { headers: plain } = await get('/', { headers: { 'accept-encoding': 'identity' } });
    const head = await get('/', { method: 'HEAD', headers: { 'accept-encoding': 'identity' } });
    expect([head.status, head.html]).toEqual([200, '']);
    expect(head.headers.get('content-length')).toBe(plain.get('content-length'));
  });

  it('comes with its first screen where it has one, and with none elsewhere', async () => {
    const { html } = await get('/?from=poster');
    expect(html).toContain('<div id="root">Pull up a stool.</div>');
    expect(titleOf(html)).toBe('Irish pub in Cabo San Lucas');
    expect((await get('/events')).html).toContain('<div id="root">What is on.</div>');
    for (const address of ['/menu', '/events/nobody-knows', '/no-such-page']) {
      expect([address, (await get(address)).html]).toEqual([address, expect.stringContaining('<div id="root"></div>')]);
    }
  });

  it('has the address of the site, whatever host it was asked of', async () => {
    const { port } = new URL(site.url);
    const headers = { host: 'evil.test', 'x-forwarded-host': 'evil.test', 'x-forwarded-proto': 'ftp' };
    const asked = await new Promise<string>((resolve, reject) => {
      request({ port, host: '127.0.0.1', path: '/about', headers }, (response) => resolve(text(response)))
        .on('error', reject)
        .end();
    });
    expect(asked).toContain('<link rel="canonical" href="https://pub.example/about" />');
    expect(asked).not.toMatch(/evil|ftp:|127\.0\.0\.1/);
  });

  it('is led to from its address in capitals or with a slash at the end, along with what was asked', async () => {
    for (const [address, page] of [
      ['/menu/', '/menu'],
      ['/events/?from=poster/', '/events?from=poster/'],
      ['/events/quiz/', '/events/quiz'],
      ['/Menu', '/menu'],
      ['/EVENTS/quiz/?from=Poster?', '/events/quiz?from=Poster?'],
      ['/Press/Gringo-Gazette/', '/press/gringo-gazette'],
      ['/Admin/door-list/A-1/', '/admin/door-list/A-1'],
    ] as const) {
      const { status, headers } = await get(address);
      expect([address, status, headers.get('location')]).toEqual([address, 301, page]);
    }
  });

  it.each([
    ['/menu/?from=poster', 301, 'location: /menu?from=poster'],
    ['/menu', 200, '<title>Menu | The Wild Rover</title>'],
    ['?from=poster', 200, 'Pull up a stool.'],
    ['', 200, 'Pull up a stool.'],
    ['/50%', 404, '<title>404 Page Not Found | The Wild Rover</title>'],
    ['/api/no-such-call', 404, '"code":"NOT_FOUND"'],
  ])('is found by a request target in absolute form: %s', async (address, status, told) => {
    const answer = await rawRequest(site.url, [`GET http://pub.example${address} HTTP/1.1`]);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).toContain(told);
  });

  it.each(['/', '/no-such-page', '/api/events'])('%s is not for whom names no host, and says so', async (path) => {
    const asking = request(new URL(path, site.url), { setHost: false }).end();
    const [answer] = (await once(asking, 'response')) as [IncomingMessage];
    expect([answer.statusCode, JSON.parse(await text(answer))]).toEqual([
      400,
      expect.objectContaining({ code: 'MALFORMED', message: 'The request names no host.' }),
    ]);
  });

  it('has files, of which a piece can be asked for', async () => {
    const piece = await get('/hello.txt', { headers: { range: 'bytes=1-3' } });
    expect([piece.status, piece.html]).toEqual([206, 'ell']);
    const beyond = await get('/hello.txt', { headers: { range: 'bytes=9-' } });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */5']);
    expect(JSON.parse(beyond.html)).toMatchObject({ code: 'RANGE_NOT_SATISFIABLE', errors: [] });
  });

  it('that does not exist is a 404 with the same layout', async () => {
    for (const address of [
      '/no-such-page',
      '/no-such-page/',
      '//menu/',
      '/Events//',
      '/press//gringo-gazette',
      '/index.html',
      '/.vite/first-screens/index.html',
      '/events/a/b',
      '/admin/door-list/',
      '/50%',
      '/events/caf%C3',
      '/events/%E0%A4%A?from=%',
    ]) {
      const { status, html } = await get(address);
      expect([address, status, titleOf(html)]).toEqual([address, 404, '404 Page Not Found | The Wild Rover']);
      expect(html).toContain('<meta name="robots" content="noindex" />');
      expect(html).not.toContain('canonical');
    }
  });
});
