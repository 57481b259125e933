import { expect } from '@playwright/test';
import { Api } from '../support/api.js';
import { test } from '../support/test.js';

test('it is alive and ready, and its gateways tell Prometheus how long requests took', async ({ api, pub }) => {
  expect((await api.call('GET', '/healthz')).status).toBe(200);
  expect((await api.call('GET', '/readyz')).status).toBe(200);
  await api.createEvent();
  const told = await Promise.all(pub.gateways.map((url) => new Api(url).call<string>('GET', '/metrics')));
  for (const { status, body } of told) {
    expect(status).toBe(200);
    expect(body).toContain('process_cpu_seconds_total');
  }
  expect(told.map(({ body }) => body).join('')).toMatch(
    /http_request_duration_seconds_count\{service="gateway",method="POST",route="\/api\/admin\/events",status="201"\} [1-9]/,
  );
});

test('every answer carries the id of its request, made here and not believed from outside', async ({ api }) => {
  const given = 'chosen-by-the-caller';
  const { headers } = await api.call('GET', '/api/events', { headers: { 'x-request-id': given } });
  expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
});

test('an address that leads nowhere is a 404 page, a page is a 200, and neither may run foreign script', async ({
  api,
}) => {
  for (const [path, expected] of [
    ['/', 200],
    ['/events', 200],
    ['/admin', 200],
    ['/no-such-page', 404],
  ] as const) {
    const { status, headers, body } = await api.call<string>('GET', path);
    expect(status).toBe(expected);
    expect(body).toContain('<div id="root">');
    expect(headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  }
});
