import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { Api } from '../support/api.js';
import { ConsistencyChecker } from '../support/consistency-checker.js';
import { scaled } from '../support/fault-scale.js';
import { openPub, type StandalonePub } from '../support/pub.js';

test.describe.configure({ timeout: 10 * 60_000 });

let pub: StandalonePub;

test.afterEach(async () => {
  await pub.close();
  await pub.removeData();
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

test('kill -9 under load, again and again: every acknowledged RSVP is kept, every other at most once, mails match', async () => {
  pub = await openPub();
  // The port stays the same, so that the checker finds the pub again.
  const port = Number(new URL(pub.url).port);
  const checker = await ConsistencyChecker.open(pub);
  const cuts = scaled(20, 2);
  for (let cut = 1; cut <= cuts; cut += 1) {
    const begun = checker.takenSoFar;
    const cutting = async () => {
      await expect.poll(() => checker.takenSoFar, { timeout: 60_000 }).toBeGreaterThan(begun + 30);
      await pub.kill();
    };
    await checker.loadDuring(cutting());
    const closed = Date.now();
    pub = await openPub({ dataDir: pub.dataDir, port });
    process.stdout.write(`  cut ${cut}: up again after ${Date.now() - closed} ms\n`);
  }
  for (const { status } of checker.refusals) expect(status).toBeUndefined();
  await checker.expectToAgree();
});

test('Ctrl-C ends every process it started, and the pub opens again with everything in place', async () => {
  pub = await openPub();
  const api = new Api(pub.url);
  const event = await api.createEvent();
  expect(await pub.close()).toBe(0);
  pub = await openPub({ dataDir: pub.dataDir });
  expect(await new Api(pub.url).event(event.slug)).toMatchObject({ id: event.id, title: event.title });
});
