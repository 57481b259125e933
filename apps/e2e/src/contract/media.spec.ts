import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { expect } from '@playwright/test';
import type { ErrorAnswer } from '@rover/contracts/errors';
import type { MediaLibraryAnswer } from '@rover/contracts/media';
import { addressesOf } from '../support/photos.js';
import { silentMp3 } from '../support/silent-mp3.js';
import { telephonePhoto } from '../support/telephone-photo.js';
import { test } from '../support/test.js';
import { verbatimRequest } from '../support/verbatim-request.js';

const uploads = '/api/admin/upload-media';
const library = '/api/admin/media-library';
const mega = 1024 * 1024;

test('a photo is kept upright, without what the telephone tells of its owner, in several sizes', async ({ api }) => {
  const { status, body } = await api.upload(await telephonePhoto());
  expect(status).toBe(201);
  expect(body).toMatchObject({
    success: true,
    mediaUrl: expect.stringMatching(/^\/media\/[0-9a-f-]{36}\/photo-750x1000\.jpg$/),
    mediaUrls: [body.mediaUrl],
    media: [{ url: body.mediaUrl, kind: 'image', contentType: 'image/jpeg', width: 750, height: 1000 }],
  });
  for (const address of addressesOf(body.mediaUrl)) {
    for (const accept of ['image/webp', '*/*']) {
      const answer = await fetch(api.url + address, { headers: { accept } });
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(answer.status).toBe(200);
      // As JPEG and WebP name what holds it. A shorter word may stand in any picture by chance.
      for (const word of ['Exif', 'EXIF', 'Telephone']) expect([word, bytes.includes(word)]).toEqual([word, false]);
    }
  }
  const { images, items } = (await api.asAdmin<MediaLibraryAnswer>('GET', library)).body;
  expect(images).toContain(body.mediaUrl);
  expect(items.map(({ url }) => url)).toEqual(images);
});

test('a photo becomes AVIF behind the answer', async ({ api }) => {
  const { mediaUrl } = (await api.upload(await telephonePhoto())).body;
  const type = async () =>
    (await fetch(api.url + mediaUrl, { headers: { accept: 'image/avif,image/webp' } })).headers.get('content-type');
  expect(await type()).toMatch(/^image\/(webp|avif)$/);
  await expect.poll(type, { timeout: 90_000 }).toBe('image/avif');
});

test('a recording is played from anywhere in it, and nothing in it can run', async ({ api }) => {
  const { mediaUrl, media } = (await api.upload(Buffer.concat([silentMp3, Buffer.from('<script>alert(1)</script>')])))
    .body;
  expect(media).toMatchObject([{ kind: 'audio', contentType: 'audio/mpeg' }]);
  const get = (headers: HeadersInit = {}, method = 'GET') => fetch(api.url + mediaUrl, { method, headers });
  const whole = await get();
  expect(whole.status).toBe(200);
  expect(whole.headers.get('content-type')).toBe('audio/mpeg');
  expect(whole.headers.get('x-content-type-options')).toBe('nosniff');
  expect(whole.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  expect(whole.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const length = Number(whole.headers.get('content-length'));
  const piece = await get({ range: 'bytes=100-199' });
  expect([piece.status, piece.headers.get('content-range')]).toEqual([206, `bytes 100-199/${length}`]);
  expect((await piece.arrayBuffer()).byteLength).toBe(100);
  expect((await get({ range: `bytes=${length}-` })).status).toBe(416);
  expect((await get({ 'if-none-match': whole.headers.get('etag') ?? '' })).status).toBe(304);
  const head = await get({}, 'HEAD');
  expect([head.status, head.headers.get('content-length')]).toEqual([200, String(length)]);
});

test('twenty uploads at once are all kept', async ({ api }) => {
  const photo = await telephonePhoto({ width: 1_600, height: 1_200 });
  const answers = await Promise.all(Array.from({ length: 20 }, () => api.upload(photo, silentMp3)));
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
  for (const url of answers.flatMap(({ body }) => body.mediaUrls))
    expect((await fetch(api.url + url)).status).toBe(200);
});

test('what is not media of ours is refused in clear words, and nothing of it is kept', async ({ api }) => {
  const before = (await api.asAdmin<MediaLibraryAnswer>('GET', library)).body.images;
  const photo = await telephonePhoto();
  const refused: [string, Buffer, number][] = [
    ['nothing', Buffer.alloc(0), 415],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 415],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415],
    ['half a photo', photo.subarray(0, photo.length / 2), 415],
    [
      'a page that begins as an MP4',
      Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom<html><script>alert(1)</script>'),
      415,
    ],
    ['an image of 26 MB', Buffer.concat([photo, Buffer.alloc(26 * mega)]), 413],
  ];
  for (const [what, file, expected] of refused) {
    const { status, body } = await api.upload(photo, file);
    expect([what, status]).toEqual([what, expected]);
    expect(body).toMatchObject({ success: false, statusCode: expected, message: expect.stringMatching(/^[A-Z].*\.$/) });
  }
  expect((await api.asAdmin<MediaLibraryAnswer>('GET', library)).body.images).toEqual(before);
});

test('an upload beyond every bound is told so while it is still coming', async ({ api, shape, authorization }) => {
  test.skip(shape === 'cluster', 'what merely passes bytes on may lose an answer to somebody who is still sending');
  const headers = { authorization, 'content-type': 'multipart/form-data; boundary=x' };
  const head = '--x\r\nContent-Disposition: form-data; name="media"; filename="a.mp3"\r\n\r\n';
  function* endless() {
    yield Buffer.concat([Buffer.from(head), silentMp3]);
    for (let sent = 0; sent < 160; sent += 1) yield Buffer.alloc(mega);
  }
  const body = Readable.toWeb(Readable.from(endless())) as ReadableStream;
  const { status, body: answer } = await api.call('POST', uploads, { body, headers, duplex: 'half' } as RequestInit);
  expect([status, answer.code]).toEqual([413, 'BODY_TOO_LARGE']);
  expect(answer.message).toContain('100 MB');
});

test('forms that are none are refused', async ({ api, authorization }) => {
  const send = (type: string, body: string) =>
    api.call('POST', uploads, { body, headers: { authorization, 'content-type': type } });
  expect((await send('multipart/form-data', '--x--')).status).toBe(400);
  expect((await send('multipart/form-data; boundary=x', 'rubbish')).status).toBe(400);
  expect((await send('multipart/form-data; boundary=x', '--x--\r\n')).status).toBe(400);
  expect((await send('application/json', '{"media":"a"}')).status).toBe(415);
  expect((await send('image/jpeg', 'rubbish')).status).toBe(415);
});

test('an upload that breaks off half-way leaves the pub as it was', async ({ api, authorization }) => {
  const { hostname, port } = new URL(api.url);
  const socket = connect(Number(port), hostname);
  socket.write(
    `POST ${uploads} HTTP/1.1\r\nHost: pub\r\nAuthorization: ${authorization}\r\nContent-Length: 9000000\r\n` +
      'Content-Type: multipart/form-data; boundary=x\r\n\r\n' +
      `--x\r\nContent-Disposition: form-data; name="media"; filename="a.mp3"\r\n\r\n`,
  );
  await new Promise((resolve) => socket.write(silentMp3, resolve));
  socket.destroy();
  expect((await api.upload(silentMp3)).status).toBe(201);
  expect((await api.call('GET', '/readyz')).status).toBe(200);
});

test('a photo is deleted once, and gone', async ({ api }) => {
  const { mediaUrl } = (await api.upload(await telephonePhoto())).body;
  const remove = () => api.asAdmin('DELETE', `${library}/${encodeURIComponent(mediaUrl)}`);
  const statuses = (await Promise.all([remove(), remove()])).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 404]);
  expect((await fetch(api.url + mediaUrl)).status).toBe(404);
  expect((await api.asAdmin<MediaLibraryAnswer>('GET', library)).body.images).not.toContain(mediaUrl);
});

test('a photo of the site itself cannot be deleted, however its path is written', async ({ api, authorization }) => {
  const headers = { authorization };
  const photo = 'bar-at-night.jpg';
  for (const written of [
    `%2Fherophotos%2F${photo}`,
    `herophotos/${photo}`,
    `/herophotos/${photo}`,
    `%252Fherophotos%252F${photo}`,
    `%2F%2Fherophotos%2F%2F${photo}`,
    `%2FHeroPhotos%2F${photo.toUpperCase()}`,
    `%2Fherophotos%2F${photo}/`,
    `%2Fherophotos%3Ba%3Db%2F${photo}`,
    `herophotos;a=b/${photo}`,
    `%2Fmedia%2F..%2Fherophotos%2F${photo}`,
    `%2Fmedia%2F%2e%2e%2Fherophotos%2F${photo}`,
    `media/../herophotos/${photo}`,
    `media/%2e%2e/herophotos/${photo}`,
    encodeURIComponent(`${api.url}/herophotos/${photo}`),
  ]) {
    const { status, body } = await verbatimRequest(api.url, {
      method: 'DELETE',
      path: `${library}/${written}`,
      headers,
    });
    expect([written, status]).toEqual([written, 403]);
    expect((JSON.parse(body) as ErrorAnswer).message).toBe(
      'Cannot delete default website photos. These are always available for use.',
    );
  }
});

test('no path leads anywhere but to media', async ({ api, authorization }) => {
  const headers = { authorization };
  for (const path of ['..', '%2e%2e', '../events', '%2F..%2F..%2Fevents', 'x'.repeat(5_000), ';', '%2Fmedia%2F']) {
    const { status } = await verbatimRequest(api.url, { method: 'DELETE', path: `${library}/${path}`, headers });
    expect([path.slice(0, 30), status]).toEqual([path.slice(0, 30), 404]);
  }
  for (const path of ['/media/../api/events', '/media//x', '/media/']) {
    expect([path, (await verbatimRequest(api.url, { path })).status]).toEqual([path, 404]);
  }
  // nginx, where it stands in front, refuses what it cannot read or what leads above its root.
  const nul = await verbatimRequest(api.url, { method: 'DELETE', path: `${library}/%00`, headers });
  const above = ['/media/%2e%2e/%2e%2e/etc/passwd', '/media/..%2f..%2fx/y'].map((path) =>
    verbatimRequest(api.url, { path }),
  );
  for (const { status } of [nul, ...(await Promise.all(above))]) expect([400, 404]).toContain(status);
});
