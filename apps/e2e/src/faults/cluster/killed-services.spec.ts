import { expect, test } from '@playwright/test';
import { Api } from '../../support/api.js';
import { closesAfterAll } from '../../support/cleanup.js';
import { type Cluster, openCluster } from '../../support/cluster.js';
import { ConsistencyChecker } from '../../support/consistency-checker.js';
import { scaled } from '../../support/fault-scale.js';
import type { ServiceName } from '../../support/replica.js';

test.describe.configure({ mode: 'serial', timeout: 180_000 });

const closing = closesAfterAll();
let pub: Cluster;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  pub = closing(await openCluster());
});

test('200 guests at once get the last seat once, of two replicas', async () => {
  test.setTimeout(60 * 60_000);
  const api = new Api(pub.url);
  const rounds = scaled(1_000, 3);
  const slugs: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { id: eventId, slug } = await api.createEvent({ capacity: 1 });
    slugs.push(slug);
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, guest) => api.rsvp({ eventId, email: `last-${guest}@guest.test`, guests: 1 })),
    );
    const codes = answers.map(({ status, body }) => (status === 201 ? 'taken' : body.code));
    expect(codes.filter((code) => code === 'taken')).toHaveLength(1);
    expect(codes.filter((code) => code === 'EVENT_FULL')).toHaveLength(199);
  }
  for (const slug of slugs) await expect.poll(async () => (await api.event(slug)).registered).toBe(1);
  process.stdout.write(`  ${rounds} rounds of 200 guests for the last seat: one had it each time\n`);
});

test('kill -9 of notifications, events and a replica of bookings under load: what was acknowledged is kept', async () => {
  const checker = await ConsistencyChecker.open(pub);
  const victims = [
    ...pub.replicasOf('notifications'),
    ...pub.replicasOf('events'),
    ...pub.replicasOf('bookings').slice(1),
  ];
  const deaths: Promise<void>[] = [];
  await checker.load(300, (sent) => {
    const victim = sent > 0 && sent % 50 === 0 ? victims.shift() : undefined;
    if (victim) deaths.push(victim.kill().then(() => victim.start()));
  });
  await Promise.all(deaths);
  for (const refusal of checker.refusals) expect(refusal?.status).toBe(503);
  await checker.expectToAgree();
});

test('with bookings gone its routes say so in a second, the others go on, and it comes back', async () => {
  const api = new Api(pub.url);
  const event = await api.createEvent();
  const replicas = pub.replicasOf('bookings');
  await Promise.all(replicas.map((replica) => replica.kill()));
  const { status, body, headers } = await api.rsvp({ eventId: event.id });
  expect([status, body.code]).toEqual([503, 'UNAVAILABLE']);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await api.event(event.slug)).id).toBe(event.id);
  expect((await api.asAdmin('GET', '/api/admin/users')).status).toBe(200);
  await Promise.all(replicas.map((replica) => replica.start()));
  await expect.poll(async () => (await api.rsvp({ eventId: event.id })).status).toBe(201);
});

/** What only one service can answer. */
const asks: [service: ServiceName, path: string][] = [
  ['auth', '/api/admin/users'],
  ['bookings', '/api/admin/rsvp-bookings'],
  ['events', '/api/admin/events'],
  ['media', '/api/admin/media-library'],
  ['monitoring', '/api/admin/monitoring'],
];

test('with a service that hangs its routes say so in three seconds, the others go on, and it comes back', async () => {
  const api = new Api(pub.url);
  const { slug } = await api.createEvent();
  for (const [service, path] of asks) {
    const others = asks.filter(([other]) => other !== service);
    for (const replica of pub.replicasOf(service)) replica.freeze();
    const began = Date.now();
    const { status, body, headers } = await api.asAdmin('GET', path);
    const seconds = (Date.now() - began) / 1_000;
    expect([service, status, body.code, headers.get('retry-after')]).toEqual([service, 503, 'UNAVAILABLE', '2']);
    expect(seconds).toBeLessThan(4);
    for (const [, elsewhere] of others) {
      expect([service, elsewhere, (await api.asAdmin('GET', elsewhere)).status]).toEqual([service, elsewhere, 200]);
    }
    expect((await api.event(slug)).slug).toBe(slug);
    for (const replica of pub.replicasOf(service)) replica.thaw();
    await expect.poll(async () => (await api.asAdmin('GET', path)).status).toBe(200);
  }
});

test('an upload to a service that hangs is told so before long, not once its minutes are over', async () => {
  const api = new Api(pub.url);
  for (const service of ['media', 'events'] as const) {
    for (const replica of pub.replicasOf(service)) replica.freeze();
    const form = new FormData();
    form.append('media', new Blob([Buffer.alloc(4 * 1024 * 1024)], { type: 'image/jpeg' }), 'crowd.jpg');
    const path = service === 'media' ? '/api/admin/upload-media' : '/api/admin/events';
    const { status, body } = await api.asAdmin('POST', path, form);
    expect([service, status, body.code]).toEqual([service, 503, 'UNAVAILABLE']);
    for (const replica of pub.replicasOf(service)) replica.thaw();
  }
});
