import 'reflect-metadata';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { firstScreenFile } from '@rover/contracts/pages';
import { OpenGateway } from '../testing/open-gateway.js';
import { StandInEvents } from '../testing/stand-in-events.js';

let folder: string;
let events: StandInEvents;
let gateway: OpenGateway;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'site-'));
  const html = '<html><head><title>x</title></head><body><div id="root"></div><noscript>y</noscript></body></html>';
  await writeFile(path.join(folder, 'index.html'), html);
  await writeFile(path.join(folder, 'hello.txt'), 'hello');
  for (const [address, screen] of [
    ['/', 'Pull up a stool.'],
    ['/events', 'What is on.'],
  ] as const) {
    const file = path.join(folder, firstScreenFile(address));
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, html.replace('></div>', `>${screen}</div>`));
  }
  events = await StandInEvents.open();
  gateway = await OpenGateway.open({ SITE_DIR: folder, EVENTS_URL: events.url });
});

afterEach(async () => {
  await gateway.close();
  await events.close();
  await rm(folder, { recursive: true });
});

const get = async (address: string, init: RequestInit = {}) => {
  const response = await fetch(gateway.url + address, { redirect: 'manual', ...init });
  return { status: response.status, headers: response.headers, html: await response.text() };
};
const titleOf = (html: string) => /<title>(.*)<\/title>/.exec(html)?.[1];

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
    const { port } = new URL(gateway.url);
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

  it.each(['/', '/no-such-page', '/api/events'])('%s is not for whom names no host, and says so', async (path) => {
    const asking = request(new URL(path, gateway.url), { setHost: false }).end();
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

  it('that does not exist is a 404 in the same house', async () => {
    for (const address of [
      '/no-such-page',
      '/no-such-page/',
      '//menu/',
      '/Events//',
      '/press//gringo-gazette',
      '/index.html',
      '/.vite/first-screens/index.html',
      '/events/a/b',
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

describe('the page of an event', () => {
  it('tells of the event, asked of events once', async () => {
    events.add({ slug: 'quiz', title: 'The Quiz' });
    const pages = await Promise.all(Array.from({ length: 20 }, () => get('/events/quiz')));
    for (const { status, html } of pages) expect([status, titleOf(html)]).toEqual([200, 'The Quiz | The Wild Rover']);
    expect(events.asked).toBe(1);
    const etag = pages[0]?.headers.get('etag') ?? '';
    expect((await get('/events/quiz', { headers: { 'if-none-match': etag } })).status).toBe(304);
  });

  it('is another as soon as the event is', async () => {
    const event = events.add({ slug: 'quiz', title: 'The Quiz' });
    await get('/events/quiz');
    event.title = 'The Fair Quiz';
    await gateway.tell('event.counted', { eventId: event.id, slug: event.slug, registered: 1 });
    expect(titleOf((await get('/events/quiz')).html)).toBe('The Fair Quiz | The Wild Rover');
  });

  it('is told of on the page of all events while it is to come, and not after', async () => {
    events.add({ slug: 'quiz', title: 'Quiz & Chips', eventDate: '2099-01-01' });
    events.add({ slug: 'over', eventDate: '2020-01-01' });
    const { html, headers } = await get('/events');
    expect(html).toContain(
      '<a href="/events/quiz">Quiz &amp; Chips</a></b><br>Thu 1 Jan 2099, 7:00 PM – 2:00 AM. Free Entry',
    );
    expect(html).not.toContain('/events/over');
    expect(titleOf(html)).toBe('Upcoming Events | The Wild Rover');
    expect((await get('/events', { headers: { 'if-none-match': headers.get('etag') ?? '' } })).status).toBe(304);
  });

  it('is a 404 where there is none', async () => {
    for (const slug of ['nobody-knows', 'UPPER', '%00', '..%2fadmin']) {
      expect([slug, (await get(`/events/${slug}`)).status]).toEqual([slug, 404]);
    }
  });

  it('leads on from an address it had before or in capitals, along with what was asked', async () => {
    events.add({ slug: 'quiz' });
    events.movedTo.set('old-quiz', 'quiz');
    for (const address of ['/events/old-quiz?from=poster', '/events/QUIZ?from=poster']) {
      const { status, headers } = await get(address);
      expect([status, headers.get('location')]).toEqual([301, '/events/quiz?from=poster']);
      expect(headers.get('cache-control')).toBe('no-cache');
    }
  });

  it('is a page all the same while events is down', async () => {
    await events.close();
    const { status, html } = await get('/events/quiz');
    expect([status, titleOf(html)]).toEqual([200, 'Event | The Wild Rover']);
    expect(html).not.toMatch(/canonical|noindex/);
    const all = await get('/events');
    expect([all.status, titleOf(all.html)]).toEqual([200, 'Upcoming Events | The Wild Rover']);
    expect(all.html).toContain('<div id="root">What is on.</div>');
  });

  it('does not wait long for events', async () => {
    events.add({ slug: 'quiz' });
    events.delay = 2_200;
    const asked = Date.now();
    expect(titleOf((await get('/events/quiz')).html)).toBe('Event | The Wild Rover');
    expect(Date.now() - asked).toBeLessThan(1_900);
  });

  it('makes nobody’s thousand guesses the work of events', async () => {
    const guesses = Array.from({ length: 350 }, (_, number) => get(`/events/guess-${number}`));
    expect(new Set((await Promise.all(guesses)).map(({ status }) => status))).toEqual(new Set([404, 200]));
    expect(events.asked).toBe(300);
  });
});

describe('what search engines and phones ask for', () => {
  it('has a map with the events, or without them while nobody can tell them', async () => {
    events.add({ slug: 'quiz', eventDate: '2099-01-01' });
    const { headers, html } = await get('/sitemap.xml');
    expect(headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect(html).toContain('<loc>https://pub.example/events/quiz</loc>');
    await gateway.close();
    gateway = await OpenGateway.open({ SITE_DIR: folder, EVENTS_URL: 'http://127.0.0.1:1' });
    const alone = await get('/sitemap.xml');
    expect(alone.status).toBe(200);
    expect(alone.html).toContain('<loc>https://pub.example/menu</loc>');
  });

  it('says what is theirs to read', async () => {
    const { headers, html } = await get('/robots.txt');
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(html.split('\n')).toEqual(
      expect.arrayContaining(['Disallow: /admin', 'Disallow: /api/', 'Sitemap: https://pub.example/sitemap.xml']),
    );
  });

  it('fits on a home screen', async () => {
    const { headers, html } = await get('/site.webmanifest', { headers: { 'accept-encoding': 'identity' } });
    expect(headers.get('content-type')).toMatch(/^application\/manifest\+json/);
    expect(JSON.parse(html)).toMatchObject({
      short_name: 'The Wild Rover',
      start_url: '/',
      theme_color: '#0d3326',
      icons: [{ sizes: '192x192' }, { sizes: '512x512' }, { sizes: '512x512', purpose: 'maskable' }],
    });
  });
});

describe('beside the site', () => {
  it('whoever finds the house full stays at the door before they are told so', async () => {
    const silent = createServer();
    await once(silent.listen(0, '127.0.0.1'), 'listening');
    await gateway.close();
    gateway = await OpenGateway.open({
      SITE_DIR: folder,
      BOOKINGS_URL: `http://127.0.0.1:${(silent.address() as AddressInfo).port}`,
      RATE_LIMIT: 'off',
    });
    const began = performance.now();
    const guest = async () => {
      const { status, html } = await get('/api/events/rsvp', { method: 'POST', body: '{}' });
      return { status, text: html, milliseconds: performance.now() - began };
    };
    const crowd = Array.from({ length: 257 }, guest);
    const first = await Promise.race(crowd);
    expect(first).toMatchObject({ status: 503, text: expect.stringContaining('very busy') });
    expect(first.milliseconds).toBeGreaterThan(240);
    silent.closeAllConnections();
    await once(silent.close(), 'close');
    await Promise.all(crowd);
  });
});
