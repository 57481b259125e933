import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import type { DependenciesAnswer } from '@rover/contracts/dependencies';
import type { MonitoringAnswer } from '@rover/contracts/monitoring';
import type { UndeliveredAnswer } from '@rover/contracts/undelivered';
import { venueToday } from '@rover/venue/events/event-clock';
import type { Api } from '../support/api.js';
import { serviceNames } from '../support/replica.js';
import { test } from '../support/test.js';

const monitoringPath = '/api/admin/monitoring?days=7';

async function read(api: Api): Promise<MonitoringAnswer> {
  return (await api.asAdmin<MonitoringAnswer>('GET', monitoringPath)).body;
}

test('monitoring answers with its figures, and takes one to seven days', async ({ api }) => {
  const { status, body } = await api.asAdmin<MonitoringAnswer>('GET', monitoringPath);
  expect(status).toBe(200);
  expect(Object.keys(body).sort()).toEqual([
    'commonErrors',
    'errorsByDay',
    'memoryUsage',
    'slowEndpoints',
    'totalErrors',
  ]);
  for (const days of ['0', '8', 'week', '']) {
    expect((await api.asAdmin('GET', `/api/admin/monitoring?days=${days}`)).status).toBe(400);
  }
});

test('a route that fails is counted by its template, without what was asked of it', async ({ api, pub }) => {
  const before = await read(api);
  const id = randomUUID();
  await pub.query('ALTER TABLE bookings.vip_bookings RENAME TO vip_bookings_away', []);
  const { status } = await api.asAdmin('DELETE', `/api/admin/vip-bookings/${id}`);
  await pub.query('ALTER TABLE bookings.vip_bookings_away RENAME TO vip_bookings', []);
  expect(status).toBe(500);

  const said = 'QueryFailedError: relation "bookings.vip_bookings" does not exist';
  await expect.poll(async () => Object.keys((await read(api)).commonErrors)).toContain(said);
  const { totalErrors, errorsByDay } = await read(api);
  expect(totalErrors).toBeGreaterThan(before.totalErrors);
  expect(errorsByDay[venueToday()]).toBeGreaterThan(0);
  const endpoints = await pub.query(`SELECT array_agg(service || ' ' || endpoint) FROM monitoring.errors`, []);
  expect(endpoints).toEqual([expect.arrayContaining(['bookings DELETE /api/admin/vip-bookings/:id'])]);
  expect(JSON.stringify(endpoints)).not.toContain(id);
});

test('what the pub stands on is told, all of it, and works', async ({ api, shape }) => {
  const { status, body } = await api.asAdmin<DependenciesAnswer>('GET', '/api/admin/dependencies');
  expect([status, body.silent]).toEqual([200, []]);
  const servers = shape === 'standalone' ? [] : ['broker', 'cache'];
  expect(body.dependencies.map(({ name }) => name).sort()).toEqual([...servers, 'database', 'files', 'mail']);
  expect(body.dependencies.filter(({ missedBy, error }) => missedBy.length > 0 || error !== null)).toEqual([]);
});

/** Keeps a table to itself until somebody has waited for it for more than a second. */
const busyTable = `
  DO $$ BEGIN
    LOCK TABLE bookings.rsvps;
    FOR tries IN 1..400 LOOP
      EXIT WHEN EXISTS (
        SELECT FROM pg_locks WHERE relation = 'bookings.rsvps'::regclass AND NOT granted
          AND clock_timestamp() - waitstart > interval '1.2 seconds');
      PERFORM pg_sleep(0.05);
    END LOOP;
  END $$`;

test('a route that keeps somebody waiting is told by its template', async ({ api, pub }) => {
  const id = randomUUID();
  await api.asAdmin('GET', monitoringPath);
  const busy = pub.query(busyTable, []);
  const locks = `SELECT mode FROM pg_locks WHERE relation = 'bookings.rsvps'::regclass AND granted`;
  await expect.poll(() => pub.query(locks, [])).toContain('AccessExclusiveLock');
  const { status } = await api.asAdmin('DELETE', `/api/admin/rsvp-bookings/${id}`);
  await busy;
  expect(status).toBe(404);

  const slow = async () => (await read(api)).slowEndpoints.map(({ endpoint }) => endpoint);
  await expect.poll(slow).toContain('DELETE /api/admin/rsvp-bookings/:id');
  expect(JSON.stringify(await read(api))).not.toContain(id);
});

test('the memory of each process is told from the start', async ({ api, shape }) => {
  const snapshots = async () => (await read(api)).memoryUsage;
  const processes = shape === 'standalone' ? ['standalone'] : serviceNames;
  await expect.poll(async () => new Set((await snapshots()).map(({ service }) => service))).toEqual(new Set(processes));
  const [snapshot] = await snapshots();
  expect(snapshot?.rss).toBeGreaterThan(snapshot?.heapUsed ?? 0);
});

test('a message that no try could deliver is listed, and delivered once when it is sent again', async ({
  api,
  pub,
}) => {
  const event = await api.createEvent();
  await api.rsvp({ eventId: event.id, guests: 3 });
  await expect.poll(async () => (await api.event(event.slug)).registered).toBe(3);
  const message = {
    id: randomUUID(),
    topic: 'seats.changed',
    occurredAt: new Date().toISOString(),
    requestId: null,
    payload: { eventId: event.id, taken: 4, version: 1_000 },
  };
  await pub.query(
    `INSERT INTO events.dead_letters (consumer, message_id, message, error) VALUES ('events.registered', $1, $2, 'No taps')`,
    [message.id, message],
  );
  const letters = async () => (await api.asAdmin<UndeliveredAnswer>('GET', '/api/admin/undelivered')).body;
  const letter = (await letters()).undelivered.find(({ id }) => id.endsWith(message.id));
  expect(letter).toMatchObject({ service: 'events', kind: 'message', what: 'seats.changed', error: 'No taps' });
  expect((await letters()).silent).toEqual([]);

  const retry = `/api/admin/undelivered/events/message/${encodeURIComponent(letter?.id ?? '')}/retry`;
  expect((await api.asAdmin('POST', retry)).status).toBe(200);
  await expect.poll(async () => (await api.event(event.slug)).registered).toBe(4);
  expect((await api.asAdmin('POST', retry)).status).toBe(404);
  expect((await letters()).undelivered).not.toContainEqual(letter);
});
