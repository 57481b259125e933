import { expect } from '@playwright/test';
import type { VipServicesAnswer } from '@rover/contracts/vip-services';
import { vipServices } from '@rover/venue/vip/vip-services';
import { audioOf, putAudio } from '../support/service-studio.js';
import { silentMp3 } from '../support/silent-mp3.js';
import { telephonePhoto } from '../support/telephone-photo.js';
import { test } from '../support/test.js';
import { verbatimRequest } from '../support/verbatim-request.js';

const address = (id: string) => `/api/admin/vip-services/${id}/audio`;

test('what an admin records for a service is heard by everybody, replaced, and deleted', async ({ api }) => {
  const { body } = await api.call<VipServicesAnswer>('GET', '/api/vip/services');
  expect(body).toEqual(vipServices.map(({ id, name }) => ({ id, name, audioUrl: null })));

  const first = await putAudio(api, 'mariachi');
  expect([first.status, first.body]).toEqual([
    200,
    { success: true, audioUrl: expect.stringMatching(/^\/media\/[0-9a-f-]{36}\/audio\.mp3$/) },
  ]);
  expect(await audioOf(api, 'mariachi')).toBe(first.body.audioUrl);
  expect(await audioOf(api, 'dj')).toBeNull();

  const second = await putAudio(api, 'mariachi');
  expect(await audioOf(api, 'mariachi')).toBe(second.body.audioUrl);
  const statusOf = async (url: string) => (await fetch(api.url + url)).status;
  await expect.poll(() => statusOf(first.body.audioUrl)).toBe(404);
  expect(await statusOf(second.body.audioUrl)).toBe(200);

  const remove = async () => (await api.asAdmin('DELETE', address('mariachi'))).status;
  expect((await Promise.all([remove(), remove()])).sort()).toEqual([200, 404]);
  expect([await audioOf(api, 'mariachi'), await statusOf(second.body.audioUrl)]).toEqual([null, 404]);
});

test('what is not the sound of a service is refused in clear words, and nothing is heard of it', async ({ api }) => {
  const photo = await telephonePhoto();
  for (const [id, files, expected] of [
    ['dj', [photo], 415],
    ['dj', [Buffer.from('<!doctype html><script>alert(1)</script>')], 415],
    ['dj', [Buffer.alloc(0)], 415],
    ['dj', [silentMp3, silentMp3], 400],
    ['dj', [], 400],
    ['bagpipes', [silentMp3], 404],
    ['DJ', [silentMp3], 404],
    ['x'.repeat(1_000), [silentMp3], 404],
  ] as const) {
    const { status, body } = await putAudio(api, id, files);
    expect([id.slice(0, 20), status]).toEqual([id.slice(0, 20), expected]);
    expect(body).toMatchObject({ success: false, statusCode: expected, message: expect.stringMatching(/\S/) });
  }
  // Where nginx stands in front, it refuses a NUL before anybody asks what it names.
  expect([400, 404]).toContain((await putAudio(api, '%00', [silentMp3])).status);
  expect((await api.asAdmin('PUT', address('dj'), { media: 'a' })).status).toBe(415);
  expect(await audioOf(api, 'dj')).toBeNull();
});

test('no path beside those of the services leads anywhere', async ({ api, authorization }) => {
  const headers = { authorization };
  for (const path of ['', '/', '/dj', '/dj/audio/x', '/../vip-bookings', '/%2e%2e/audio', '/dj%2Faudio']) {
    const { status } = await verbatimRequest(api.url, {
      method: 'DELETE',
      path: `/api/admin/vip-services${path}`,
      headers,
    });
    expect([path, status]).toEqual([path, 404]);
  }
});
