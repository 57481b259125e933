import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { Api } from '../support/api.js';
import { openPub, type StandalonePub } from '../support/pub.js';

test.describe.configure({ timeout: 180_000 });

let pub: StandalonePub;

test.afterEach(async () => {
  await pub.close();
  await pub.demolish();
});

test('kill -9 right after a 201: the RSVP is there after a restart, counted once, its mail sent once', async () => {
  pub = await openPub();
  let api = new Api(pub.url);
  const { id: eventId, slug } = await api.createEvent();
  for (let cut = 1; cut <= 3; cut += 1) {
    const email = `survivor-${randomUUID()}@guest.test`;
    const { status, body } = await api.rsvp({ eventId, email, guests: 2 });
    await pub.kill();
    expect(status).toBe(201);
    pub = await openPub({ dataDir: pub.dataDir });
    api = new Api(pub.url);
    const { rsvpBookings } = await api.rsvpsOf(eventId);
    expect(rsvpBookings.filter(({ id }) => id === body.rsvp.id)).toHaveLength(1);
    await expect.poll(async () => (await api.event(slug)).registered).toBe(2 * cut);
    expect(await pub.mailsTo(email)).toHaveLength(1);
  }
});

test('kill -9 under load: every acknowledged RSVP is kept, every other at most once, mails match', async () => {
  pub = await openPub();
  let api = new Api(pub.url);
  const { id: eventId, slug } = await api.createEvent({ capacity: 0 });
  const acknowledged = new Set<string>();
  const sent = new Set<string>();
  const load = Array.from({ length: 8 }, async (_, guest) => {
    for (let round = 0; round < 200; round += 1) {
      const email = `g${guest}-${round}@load.test`;
      sent.add(email);
      const answer = await api.rsvp({ eventId, email }).catch(() => undefined);
      if (!answer) return;
      if (answer.status === 201) acknowledged.add(email);
    }
  });
  await expect.poll(() => acknowledged.size).toBeGreaterThan(50);
  await pub.kill();
  await Promise.all(load);

  pub = await openPub({ dataDir: pub.dataDir });
  api = new Api(pub.url);
  const kept: string[] = [];
  for (let page = 1, total = 1; kept.length < total; page += 1) {
    const path = `/api/admin/rsvp-bookings?eventId=${eventId}&page=${page}`;
    const { body } = await api.asAdmin<Awaited<ReturnType<Api['rsvpsOf']>>>('GET', path);
    kept.push(...body.rsvpBookings.map(({ email }) => email));
    total = body.total;
  }
  expect(new Set(kept).size).toBe(kept.length);
  expect(kept.filter((email) => !sent.has(email))).toEqual([]);
  expect([...acknowledged].filter((email) => !kept.includes(email))).toEqual([]);
  await expect.poll(async () => (await api.event(slug)).registered).toBe(kept.length);
  const mailed = async () => (await pub.mails()).map((mail) => mail.to?.[0]?.address ?? '').sort();
  await expect.poll(mailed, { timeout: 60_000 }).toEqual([...kept].sort());
});

test('Ctrl-C ends every process it started, and the pub opens again with everything in place', async () => {
  pub = await openPub();
  const api = new Api(pub.url);
  const event = await api.createEvent();
  expect(await pub.close()).toBe(0);
  pub = await openPub({ dataDir: pub.dataDir });
  expect(await new Api(pub.url).event(event.slug)).toMatchObject({ id: event.id, title: event.title });
});
