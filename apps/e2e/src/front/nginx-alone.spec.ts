import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import { venue } from '@rover/venue/venue';
import { expectErrorForm, test } from '../support/front.js';
import { nginxProgram, siteFolder } from '../support/nginx.js';
import { verbatimRequest } from '../support/verbatim-request.js';

test.skip(nginxProgram === '', 'there is no nginx');

test('with every gateway gone the API says so, and pages and files still come', async ({ front }) => {
  for (const gateway of front.gateways) await gateway.close();
  expectErrorForm(await verbatimRequest(front.url, { path: '/api/events' }), 503, 'UNAVAILABLE');
  const page = await verbatimRequest(front.url, { path: '/events/quiz' });
  expect(page.status).toBe(200);
  expect(page.body).toContain('<div id="root"></div>');
  expect(page.headers['cache-control']).toBe('no-store');
  for (const [path, words] of [
    ['/?from=poster', venue.headline],
    ['/vip-packages/', 'Your night, our house'],
    ['/press/gringo-gazette', 'The paper is still wet.'],
  ] as const) {
    const begun = await verbatimRequest(front.url, { path });
    expect([path, begun.status, begun.headers['cache-control']]).toEqual([path, 200, 'no-store']);
    expect(begun.body).toContain(words);
  }
  const [, script = ''] = /src="(\/assets\/[^"]+\.js)"/.exec(page.body) ?? [];
  const file = await verbatimRequest(front.url, { path: script, headers: { 'accept-encoding': 'gzip' } });
  expect([file.status, file.headers['content-encoding']]).toEqual([200, 'gzip']);
  expect(file.headers['cache-control']).toContain('immutable');
  for (const { headers } of [page, file]) {
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(headers['x-request-id']).toMatch(/^[\w-]{8,}$/);
  }
  expectErrorForm(await verbatimRequest(front.url, { method: 'POST', path: '/about' }), 503, 'UNAVAILABLE');
  const piece = await verbatimRequest(front.url, { path: '/about', headers: { range: 'bytes=9999999-' } });
  expect([piece.status, piece.headers['cache-control']]).toEqual([200, 'no-store']);
});

test('the secret of a mailed link is in no line of the log, also where no gateway could answer', async ({ front }) => {
  const mailed = ['/reset-password?token=sesame', '/verify-email?token=sesame', '/rsvp/cancel?token=sesame'];
  for (const path of mailed) await verbatimRequest(front.url, { path });
  for (const gateway of front.gateways) await gateway.close();
  for (const path of mailed) expect((await verbatimRequest(front.url, { path })).status).toBe(200);

  // A line is written once its answer is out.
  await expect.poll(async () => (await front.nginx.log()).split('GET /rsvp/cancel"').length).toBeGreaterThan(2);
  const log = await front.nginx.log();
  for (const [call, times] of Object.entries({ 'GET /reset-password"': 2, 'GET /rsvp/cancel"': 2 })) {
    expect(log.split(call)).toHaveLength(1 + times);
  }
  expect(log).not.toContain('sesame');
});

test('what nginx cannot take is refused in the form of every error', async ({ front }) => {
  const tooLarge = { 'content-length': String(65 * 1024) };
  expectErrorForm(
    await verbatimRequest(front.url, { method: 'POST', path: '/api/events/rsvp', headers: tooLarge }),
    413,
    'BODY_TOO_LARGE',
  );
  expectErrorForm(await verbatimRequest(front.url, { path: `/api/${'x'.repeat(20_000)}` }), 414, 'MALFORMED');
  expectErrorForm(
    await verbatimRequest(front.url, { path: '/api', headers: { 'x-long': 'y'.repeat(20_000) } }),
    431,
    'HEADERS_TOO_LARGE',
  );
  expectErrorForm(await verbatimRequest(front.url, { path: '/%zz' }), 400, 'MALFORMED');
  expectErrorForm(
    await verbatimRequest(front.url, { method: 'TRACE', path: '/api/events' }),
    405,
    'METHOD_NOT_ALLOWED',
  );
  expect(front.asked()).toEqual([]);
});

test('a part that a file has not got is refused, and the refusal is not kept in place of the file', async ({
  front,
}) => {
  const script = (await readdir(path.join(siteFolder, 'assets'))).find((file) => file.endsWith('.js'));
  const read = (range: string) => verbatimRequest(front.url, { path: `/assets/${script}`, headers: { range } });
  const whole = await read('bytes=0-');
  expect([whole.status, whole.headers['cache-control']]).toEqual([206, 'public, max-age=31536000, immutable']);
  const beyond = await read('bytes=99999999-');
  expectErrorForm(beyond, 416, 'RANGE_NOT_SATISFIABLE');
  expect(beyond.headers['content-range']).toBe(`bytes */${whole.headers['content-length']}`);
  expect([beyond.headers['cache-control'], beyond.headers.etag]).toEqual(['no-cache', undefined]);
});

test('whoever does what cannot be done at an address reads what can', async ({ front }) => {
  for (const [method, address, allowed] of [
    ['POST', '/favicon.ico', 'GET, HEAD'],
    ['TRACE', '/menu', 'GET, HEAD'],
    ['TRACE', '/api/events', 'GET, HEAD, POST, PUT, DELETE'],
  ] as const) {
    const refused = await verbatimRequest(front.url, { method, path: address });
    expectErrorForm(refused, 405, 'METHOD_NOT_ALLOWED');
    expect([method, address, refused.headers.allow]).toEqual([method, address, allowed]);
  }
  expect((await verbatimRequest(front.url, { path: '/%zz' })).headers.allow).toBeUndefined();
});
