import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import type { MediaLibraryAnswer } from '@rover/contracts/media';
import { FaultProxy } from '@rover/platform/testing/fault-proxy';
import { Api } from '../support/api.js';
import { openFiles } from '../support/cluster.js';
import { expectUnavailable } from '../support/dependencies.js';
import { openPub, type StandalonePub } from '../support/pub.js';
import { telephonePhoto } from '../support/telephone-photo.js';

test.describe.configure({ mode: 'serial', timeout: 5 * 60_000 });

let folder: string;
let pub: StandalonePub;
const toStop: (() => Promise<unknown>)[] = [];

test.beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'files-'));
});

test.afterEach(async () => {
  await pub?.close();
  for (const stop of toStop.splice(0).reverse()) await stop();
  await pub?.removeData();
  await rm(folder, { recursive: true, force: true });
});

/** What has nothing to do with files goes on, and what the library lists is there as a whole. */
async function expectTheRestToWork(api: Api): Promise<void> {
  const { id: eventId, slug } = await api.createEvent();
  expect((await api.rsvp({ eventId })).status).toBe(201);
  await expect.poll(async () => (await api.event(slug)).registered).toBe(1);
}

async function expectEveryPhotoToBeThere(api: Api): Promise<number> {
  const { body } = await api.asAdmin<MediaLibraryAnswer>('GET', '/api/admin/media-library');
  for (const image of body.images) expect((await fetch(api.url + image)).status).toBe(200);
  return body.images.length;
}

test('with the server of files away, silent or slow, uploads are refused or kept whole, and the rest works', async () => {
  const endpoint = await openFiles(folder, toStop);
  const line = await FaultProxy.before(endpoint, 9000);
  toStop.push(() => line.close());
  const env = { S3_ENDPOINT: line.url(endpoint).replace(/\/$/, ''), S3_ACCESS_KEY: 'S3RVER', S3_SECRET_KEY: 'S3RVER' };
  pub = await openPub({ env });
  const api = new Api(pub.url);
  const photo = await telephonePhoto();
  expect((await api.upload(photo)).status).toBe(201);
  for (const fault of ['refuse', 'hang'] as const) {
    await line.set(fault);
    const refused = await api.upload(photo);
    expect([refused.status, refused.body.code]).toEqual([503, 'UNAVAILABLE']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    await expectTheRestToWork(api);
    await expectUnavailable(api, 'files');
    await line.set('pass');
    await expectUnavailable(api);
    expect(await expectEveryPhotoToBeThere(api)).toBe(1);
  }
  line.throttle = 100_000;
  line.delay = 200;
  expect((await api.upload(photo)).status).toBe(201);
  await expectTheRestToWork(api);
  expect(await expectEveryPhotoToBeThere(api)).toBe(2);
});

test('with the disk of files full, an upload is refused and leaves nothing, and the rest works', async () => {
  const files = path.join(folder, 'files');
  await mkdir(files);
  const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=256k', 'tmpfs', files]).status === 0;
  test.skip(!isMounted, 'Only root makes disks.');
  toStop.push(async () => spawnSync('umount', ['--lazy', files]));
  pub = await openPub({ dataDir: folder });
  const api = new Api(pub.url);
  const refused = await api.upload(await telephonePhoto({ width: 3_000, height: 2_000 }));
  expect([refused.status, refused.body.code]).toEqual([503, 'UNAVAILABLE']);
  await expectTheRestToWork(api);
  expect(await expectEveryPhotoToBeThere(api)).toBe(0);
  expect((await api.upload(await telephonePhoto({ width: 64, height: 48 }))).status).toBe(201);
  expect(await expectEveryPhotoToBeThere(api)).toBe(1);
});
