import { expect, test } from '@playwright/test';
import type { MediaLibraryAnswer } from '@rover/contracts/media';
import { Api } from '../support/api.js';
import { addressesOf } from '../support/photos.js';
import { openPub, type StandalonePub } from '../support/pub.js';
import { telephonePhoto } from '../support/telephone-photo.js';

test.describe.configure({ timeout: 180_000 });

let pub: StandalonePub;

test.afterEach(async () => {
  await pub.close();
  await pub.removeData();
});

test('kill -9 in the middle of uploads: every acknowledged photo is there, and none is listed that is not whole', async () => {
  pub = await openPub();
  let api = new Api(pub.url);
  await api.login();
  const photo = await telephonePhoto({ width: 1_300, height: 1_000 });
  const acknowledged: string[] = [];
  for (let cut = 1; cut <= 3; cut += 1) {
    const before = acknowledged.length;
    const guests = Array.from({ length: 4 }, async () => {
      for (;;) {
        const answer = await api.upload(photo).catch(() => undefined);
        if (!answer) return;
        if (answer.status === 201) acknowledged.push(answer.body.mediaUrl);
      }
    });
    await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(before + 3);
    await pub.kill();
    await Promise.all(guests);

    pub = await openPub({ dataDir: pub.dataDir });
    api = new Api(pub.url);
    const { images } = (await api.asAdmin<MediaLibraryAnswer>('GET', '/api/admin/media-library')).body;
    expect(acknowledged.filter((url) => !images.includes(url))).toEqual([]);
    for (const image of images) {
      for (const address of addressesOf(image)) {
        const answer = await fetch(pub.url + address, { headers: { accept: 'image/webp' } });
        expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
        await answer.arrayBuffer();
      }
    }
  }
});
