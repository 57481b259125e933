import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { expect } from '@playwright/test';
import type { ErrorAnswer } from '@rover/contracts/errors';
import { type Answer, aGuest, aHost, anEvent, inDays } from '../support/api.js';
import { test } from '../support/test.js';

function expectErrorForm({ status, body }: Answer<ErrorAnswer>, statuses: number[]): void {
  expect(statuses).toContain(status);
  expect(body).toEqual({
    success: false,
    statusCode: status,
    code: expect.stringMatching(/^[A-Z_]+$/),
    message: expect.stringMatching(/\S/),
    errors: expect.any(Array),
    requestId: expect.stringMatching(/^[\w-]{8,}$/),
  });
  expect(JSON.stringify(body)).not.toMatch(/\bat .*\.(js|ts)|SELECT |INSERT |node_modules/);
}

const badValues: unknown[] = [
  null,
  '',
  '   ',
  1.5,
  -1,
  true,
  [],
  {},
  ['a'],
  { a: 1 },
  'a\u0000b',
  '\ud800',
  'x'.repeat(10_240),
];

const rsvpFields: Record<string, unknown[]> = {
  fullName: [undefined, ...badValues],
  email: [undefined, ...badValues, 'nobody', 'a@b', 'a b@c.de', 'x@y.z\r\nBcc: a@b.cd'],
  phone: badValues.filter((value) => value !== '' && value !== '   '),
  guests: [...badValues, 0, 9, '1.5', 'four', 1e30],
  specialRequests: badValues.filter((value) => value !== '' && value !== '   '),
  eventId: [undefined, ...badValues, 'not-an-id', "' OR 1=1 --"],
};

for (const [field, values] of Object.entries(rsvpFields)) {
  test(`an RSVP with a bad ${field} is refused by name`, async ({ api }) => {
    const { id: eventId } = await api.createEvent({ capacity: 0 });
    for (const value of values) {
      const answer = await api.call('POST', '/api/events/rsvp', { json: { ...aGuest(), eventId, [field]: value } });
      expectErrorForm(answer, [400]);
      expect(answer.body.errors.map((error) => error.field)).toEqual([field]);
    }
    expect((await api.rsvpsOf(eventId)).total).toBe(0);
  });
}

const vipFields: Record<string, unknown[]> = {
  hostName: [undefined, ...badValues],
  hostEmail: [undefined, ...badValues, 'nobody', 'a@b', 'x@y.z\r\nBcc: a@b.cd'],
  hostPhone: [undefined, ...badValues],
  eventType: [undefined, ...badValues, 'Wake', 'birthdays'],
  eventDate: [undefined, ...badValues, '2030-02-30', '30/11/2030', inDays(-1)],
  guestCount: [undefined, ...badValues, 0, '1.5', 'four', 1e30],
  eventLocation: [...badValues.filter((value) => value !== ''), 'The Roof'],
  specialRequests: badValues.filter((value) => value !== '' && value !== '   '),
  buttonSource: badValues.filter((value) => value !== '' && value !== '   '),
};

for (const [field, values] of Object.entries(vipFields)) {
  test(`a VIP booking with a bad ${field} is refused by name`, async ({ api }) => {
    const host = aHost();
    for (const value of values) {
      const answer = await api.call('POST', '/api/vip/book', { json: { ...host, [field]: value } });
      expectErrorForm(answer, [400]);
      expect(answer.body.errors.map((error) => error.field)).toEqual([field]);
    }
    expect((await api.vipBookings({ search: host.hostEmail })).total).toBe(0);
  });
}

const eventFields: Record<string, unknown[]> = {
  title: [undefined, ...badValues],
  description: [undefined, ...badValues, 'x'.repeat(501)],
  eventDate: [undefined, ...badValues, '2026-02-30', '28/11/2026', '2026-13-01'],
  startTime: [...badValues, '25:00', '7pm', '19:60'],
  endTime: [...badValues, '24:00'],
  locationUrl: [...badValues, 'javascript:alert(1)', 'https://maps.google.com@evil.test', 'ftp://a.b'],
  capacity: [...badValues, 'many'],
  recurring: badValues.filter((value) => value !== true),
  image: [...badValues, '//evil.test/x.jpg', 'javascript:alert(1)'],
  socialImage: [...badValues.filter((value) => value !== null), 'data:image/png;base64,AAAA'],
  location: badValues,
  price: badValues.filter((value) => value !== '' && value !== '   '),
  extendedDescription: badValues.filter((value) => typeof value !== 'string').concat('x'.repeat(60 * 1024)),
  showCapacity: badValues.filter((value) => value !== true),
  time: [...badValues, 'noon', '20:00', '20:00 - 24:00', '20:00-22:00'],
};

for (const [field, values] of Object.entries(eventFields)) {
  test(`an event with a bad ${field} is refused by name`, async ({ api }) => {
    for (const value of values) {
      const answer = await api.asAdmin('POST', '/api/admin/events', { ...anEvent(), [field]: value });
      expectErrorForm(answer, [400]);
      expect(answer.body.errors.map((error) => error.field)).toEqual([field]);
    }
  });
}

test('a login takes an email and a password, and nothing but strings', async ({ api }) => {
  for (const json of [
    {},
    [],
    { email: {}, password: {} },
    { email: 'a@b.cd', password: ['x'] },
    { email: null, password: null },
  ]) {
    expectErrorForm(await api.call('POST', '/api/auth/login', { json }), [400]);
  }
});

test('an update with nothing to change is refused, one of an unknown entry is a 404', async ({ api }) => {
  const { id } = await api.createEvent();
  expectErrorForm(await api.asAdmin('PUT', `/api/admin/events/${id}`, { unknown: true }), [400]);
  expectErrorForm(await api.asAdmin('PUT', `/api/admin/events/${randomUUID()}`, { title: 'x' }), [404]);
  expectErrorForm(await api.asAdmin('PUT', '/api/admin/events/not-an-id', { title: 'x' }), [400]);
  expectErrorForm(await api.asAdmin('PUT', `/api/admin/rsvp-bookings/${randomUUID()}`, { guests: 2 }), [404]);
  expectErrorForm(await api.asAdmin('PUT', `/api/admin/rsvp-bookings/${randomUUID()}`, {}), [400, 404]);
  const { booking } = (await api.bookVip()).body;
  expectErrorForm(await api.asAdmin('PUT', `/api/admin/vip-bookings/${booking.id}`, { unknown: true }), [400]);
  expectErrorForm(await api.asAdmin('PUT', `/api/admin/vip-bookings/${randomUUID()}`, { guestCount: 2 }), [404]);
  expectErrorForm(await api.asAdmin('PUT', '/api/admin/vip-bookings/not-an-id', { guestCount: 2 }), [400]);
});

const writes = ['/api/events/rsvp', '/api/vip/book', '/api/auth/login'];

for (const path of writes) {
  test(`POST ${path} survives bodies that are not what they say`, async ({ api }) => {
    const send = (body: BodyInit, type = 'application/json') =>
      api.call('POST', path, { body, headers: { 'content-type': type } });
    expectErrorForm(await send('{"fullName": '), [400]);
    expectErrorForm(await send(''), [400]);
    expectErrorForm(await send('null'), [400]);
    expectErrorForm(await send('"text"'), [400]);
    expectErrorForm(await send('['.repeat(1500) + ']'.repeat(1500)), [400]);
    expectErrorForm(await send(`${'{"a":'.repeat(600)}1${'}'.repeat(600)}`), [400]);
    expectErrorForm(await send('{"__proto__": {"a": 1}, "constructor": {"prototype": {"b": 2}}}'), [400]);
    expectErrorForm(await send(new Uint8Array([0x7b, 0xff, 0xfe, 0x7d])), [400]);
    expectErrorForm(await send('a=1&b=2', 'application/x-www-form-urlencoded'), [415]);
    expectErrorForm(await send('<a/>', 'text/xml'), [415]);
    expectErrorForm(await send('x', 'multipart/form-data'), [400, 415]);
    expectErrorForm(await send(`{"email":"${'x'.repeat(6 * 1024 * 1024)}"}`), [413]);
  });
}

test('a body of unknown length is cut off too', async ({ api }) => {
  // Far more than is allowed, and not all in one breath: a sender that never pauses neither hears the answer nor its own
  // time limit, and fills the memory.
  let left = 64 * 1024 * 1024;
  const long = new ReadableStream({
    async pull(controller) {
      await setImmediate();
      controller.enqueue(Buffer.alloc(64 * 1024, 'a'));
      left -= 64 * 1024;
      if (left === 0) controller.close();
    },
  });
  const answer = api.call('POST', '/api/events/rsvp', {
    body: long,
    headers: { 'content-type': 'application/json' },
    duplex: 'half',
    signal: AbortSignal.timeout(10_000),
  } as RequestInit);
  const outcome = await answer.then(
    ({ status }) => status,
    ({ name }: Error) => (name === 'TimeoutError' ? 'read on and on' : 'broken off'),
  );
  expect([413, 'broken off']).toContain(outcome);
  expect((await api.call('GET', '/readyz')).status).toBe(200);
});

test('an unknown address under /api is a 404 in JSON, in every form of a path', async ({ api }) => {
  for (const path of [
    '/api',
    '/api/',
    '/api/nothing',
    '/api/internal/events/1',
    `/api/${'x'.repeat(5000)}`,
    '/api/events/no-such-slug',
    '/api/events/%252e%252e',
  ]) {
    expectErrorForm(await api.call('GET', path), [404, 414]);
  }
  expectErrorForm(await api.call('GET', '/api/events/%00'), [400, 404]);
  expectErrorForm(await api.call('POST', '/api/nothing', { json: {} }), [404]);
  for (const path of ['/internal/events/1', '/.well-known/jwks.json']) {
    expect((await api.call('GET', path)).status).toBe(404);
  }
});

test('headers that are too large are refused in the same form', async ({ api }) => {
  const answer = await api.call('GET', '/api/events', { headers: { 'x-long': 'y'.repeat(20_000) } });
  expectErrorForm(answer, [431]);
  expect(answer.body.code).toBe('HEADERS_TOO_LARGE');
});
