import { execFileSync, spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { createTestDatabase } from '@rover/platform/testing/test-database';
import { Api } from '../support/api.js';
import { openPub, type StandalonePub } from '../support/pub.js';
import { telephonePhoto } from '../support/telephone-photo.js';

test.describe.configure({ timeout: 5 * 60_000 });

let pub: StandalonePub;

test.afterEach(async () => {
  await pub?.close();
  await pub?.removeData();
});

/** Something of every kind that a pub would miss. */
async function anEvening(api: Api) {
  const { id: eventId, slug } = await api.createEvent();
  const { body } = await api.rsvp({ eventId, guests: 3 });
  const photo = await api.upload(await telephonePhoto());
  expect([body.rsvp.status, photo.status]).toEqual(['confirmed', 201]);
  await expect.poll(async () => (await api.event(slug)).registered).toBe(3);
  return { eventId, slug, rsvpId: body.rsvp.id, photo: photo.body.mediaUrl };
}

async function expectAllToBeThere(api: Api, evening: Awaited<ReturnType<typeof anEvening>>): Promise<void> {
  expect(await api.event(evening.slug)).toMatchObject({ id: evening.eventId, registered: 3 });
  expect((await api.rsvpsOf(evening.eventId)).rsvpBookings.map(({ id }) => id)).toEqual([evening.rsvpId]);
  expect((await fetch(api.url + evening.photo)).status).toBe(200);
  expect((await api.rsvp({ eventId: evening.eventId, guests: 1 })).status).toBe(201);
}

test('a copy of the data of a pub that is closed opens as that pub, and mails nothing anew', async () => {
  pub = await openPub();
  const evening = await anEvening(new Api(pub.url));
  await expect.poll(async () => (await pub.mails()).length).toBe(1);
  await pub.close();
  const copy = await mkdtemp(path.join(tmpdir(), 'restored-'));
  await cp(pub.dataDir, copy, { recursive: true, preserveTimestamps: true });
  await pub.removeData();

  pub = await openPub({ dataDir: copy });
  expect(await pub.mails()).toHaveLength(1);
  await expectAllToBeThere(new Api(pub.url), evening);
});

test('a dump of the database and a copy of the files open as that pub', async () => {
  const server = process.env.TEST_DATABASE_URL;
  test.skip(!server || spawnSync('pg_dump', ['--version']).status !== 0, 'No server that pg_dump could dump.');
  const [first, second] = [await createTestDatabase(), await createTestDatabase()];
  pub = await openPub({ env: { DATABASE_URL: first.url } });
  const evening = await anEvening(new Api(pub.url));
  const dump = path.join(pub.dataDir, 'rover.dump');
  execFileSync('pg_dump', ['--format=custom', '--file', dump, first.url]);
  await pub.close();
  await first.drop();
  execFileSync('pg_restore', ['--no-owner', '--exit-on-error', '--dbname', second.url, dump]);

  const kept = pub.dataDir;
  pub = await openPub({ dataDir: kept, env: { DATABASE_URL: second.url } });
  await expectAllToBeThere(new Api(pub.url), evening);
  await pub.close();
  await second.drop();
});

test('another key signs everybody out, and nobody is locked out', async () => {
  pub = await openPub();
  const api = new Api(pub.url);
  const headers = { authorization: `Bearer ${await api.login()}` };
  expect((await api.call('GET', '/api/admin/events', { headers })).status).toBe(200);
  await pub.close();

  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const JWT_PRIVATE_KEY = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  pub = await openPub({ dataDir: pub.dataDir, env: { JWT_PRIVATE_KEY } });
  const after = new Api(pub.url);
  expect((await after.call('GET', '/api/admin/events', { headers })).status).toBe(401);
  expect((await after.asAdmin('GET', '/api/admin/events')).status).toBe(200);
});
