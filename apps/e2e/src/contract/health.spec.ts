import { expect } from '@playwright/test';
import { test } from '../support/test.js';

test('it is alive, ready, and tells Prometheus how long requests took', async ({ api }) => {
  expect((await api.call('GET', '/healthz')).status).toBe(200);
  expect((await api.call('GET', '/readyz')).status).toBe(200);
  await api.createEvent();
  const { status, body } = await api.call<string>('GET', '/metrics');
  expect(status).toBe(200);
  expect(body).toContain('process_cpu_seconds_total');
  expect(body).toMatch(
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
