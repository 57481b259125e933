import { expect } from '@playwright/test';
import { bomb, jpegPhoto } from '@rover/media/testing/sample-photos';
import { rawRequest } from '@rover/platform/testing/raw-request';
import { silentMp3 } from '../support/silent-mp3.js';
import { sampleOf } from './sampling.js';
import { test } from './test.js';

/** Milliseconds in which a photo must have been re-encoded. */
const patience = 10_000;

const boundary = 'rover';
const form = `multipart/form-data; boundary=${boundary}`;
const script = '<script>alert(1)</script>';
const end = `\r\n--${boundary}--\r\n`;

/** A part of a form; what stands in its head is sent as it is. */
function part(file: Buffer | string, { field = 'media', name = 'photo.jpg', type = 'image/jpeg', more = '' } = {}) {
  const head = `Content-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: ${type}\r\n${more}`;
  return Buffer.concat([Buffer.from(`--${boundary}\r\n${head}\r\n`), Buffer.from(file), Buffer.from('\r\n')]);
}

const whole = (...parts: (Buffer | string)[]) =>
  Buffer.concat([...parts.map((one) => Buffer.from(one)), Buffer.from(end)]);
const behind = (start: string) => Buffer.from(`${start}${script}`, 'latin1');

interface Upload {
  what: string;
  type: string;
  body: Buffer;
  statuses: number[];
}

/** What is sent as an upload, and is none, or is more than it says. */
async function uploads(): Promise<Upload[]> {
  const photo = await jpegPhoto();
  const made = (what: string, body: Buffer, statuses: number[], type = form): Upload => ({
    what,
    type,
    body,
    statuses,
  });
  const file = (what: string, content: Buffer | string, statuses = [415], how = {}) =>
    made(what, whole(part(content, how)), statuses);
  return [
    file('a page in the name of a photo', `<!doctype html>${script}`),
    file('an SVG', `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>`, [415], { type: 'image/png' }),
    file(
      'an SVG with a declaration',
      `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]><svg>&a;</svg>`,
    ),
    file('a PDF', '%PDF-1.7\n1 0 obj\n<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>\nendobj\n'),
    file('an archive', Buffer.from('504b0304140000000800', 'hex')),
    file('a program', Buffer.from('7f454c4602010100', 'hex')),
    file('a script of a shell', '#!/bin/sh\nrm -rf /\n'),
    file('a page behind the head of a GIF', behind('GIF89a/*')),
    file('a page behind the head of a JPEG', behind('\xff\xd8\xff\xe0')),
    file('a page behind the head of a PNG', behind('\x89PNG\r\n\x1a\n')),
    file('a page behind the head of an AVIF', behind('\0\0\0\x1cftypavif\0\0\0\0avifmif1')),
    file('a page behind the head of a WebM', behind('\x1a\x45\xdf\xa3')),
    file('a page behind the head of an MP3', behind('ID3\x04\0\0\0\0\0\0')),
    file('half a photo', photo.subarray(0, photo.length / 2)),
    file('nothing', ''),
    file('more pixels than a wall', await bomb()),
    file('a photo that claims to be packed', photo, [201, 415], { more: 'Content-Transfer-Encoding: base64\r\n' }),
    made('a form without a boundary', whole(part(photo)), [400], 'multipart/form-data'),
    made('a form with another boundary', whole(part(photo)), [400], 'multipart/form-data; boundary=other'),
    made('a boundary of 300 characters', whole(part(photo)), [400], `multipart/form-data; boundary=${'b'.repeat(300)}`),
    made('a form that never ends', part(photo), [400]),
    made('a form that is empty', Buffer.from(''), [400]),
    made('a form without a part', Buffer.from(end), [400]),
    made('a part without a head', Buffer.from(`--${boundary}\r\n\r\nx${end}`), [400, 415]),
    made('a part of a head without an end', Buffer.from(`--${boundary}\r\nX: ${'y'.repeat(100_000)}`), [400, 413]),
    made('a hundred files', whole(...Array.from({ length: 100 }, () => part('ID3'))), [413, 415]),
    made(
      'five hundred fields',
      whole(...Array.from({ length: 500 }, (_, at) => field(`f${at}`, 'x')), part(photo)),
      [413, 400],
    ),
    made('a field called __proto__', whole(part(photo, { field: '__proto__' })), [400]),
    made('JSON', Buffer.from('{"media":"/etc/passwd"}'), [415], 'application/json'),
    made('a form without files', Buffer.from('media=x'), [415], 'application/x-www-form-urlencoded'),
  ];
}

function field(name: string, value: string): string {
  return `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
}

const kept = `SELECT (SELECT count(*) FROM media.media) || ' ' || (SELECT count(*) FROM media.clearings)`;

test('what is no photo and no recording is kept nowhere, by whichever door it comes', async ({
  api,
  pub,
  client,
  authorization,
}) => {
  test.setTimeout(300_000);
  const { id } = await api.createEvent();
  const doors = [
    ['POST', '/api/admin/upload-media'],
    ['POST', `/api/admin/events/${id}/media`],
    ['PUT', '/api/admin/vip-services/mariachi/audio'],
  ] as const;
  const all = (await uploads()).filter(({ statuses }) => !statuses.includes(201));
  const before = await pub.query(kept, []);
  for (const [method, path] of doors) {
    for (const { what, type, body, statuses } of sampleOf(all, path)) {
      const headers = { authorization, 'content-type': type };
      const { status } = await client.try({ method, path, headers, body }, `${method} ${path}, ${what}`);
      expect([path, what, statuses.includes(status) ? 'refused' : status]).toEqual([path, what, 'refused']);
    }
  }
  await expect.poll(() => pub.query(kept, [])).toEqual(before);
});

/** Names of files, as a part of a form may carry them. */
const names = [
  '../../../../etc/cron.d/rover',
  '..\\\\..\\\\windows\\\\win.ini',
  '/etc/passwd',
  'photo.jpg%00.html',
  'photo.php.jpg',
  '.htaccess',
  'CON',
  `${'x'.repeat(5_000)}.jpg`,
  '',
  "<img src=x onerror=alert('a')>.jpg",
  '=HYPERLINK(1).jpg',
  '\u202egpj.exe',
];

test('a photo with a script behind it is made anew without it, and its name leads nowhere', async ({
  api,
  client,
  authorization,
}) => {
  const twoFaced = Buffer.concat([await jpegPhoto(), Buffer.from(`/*${script}*/`)]);
  for (const name of sampleOf(names, 'names')) {
    const body = whole(part(twoFaced, { name, type: 'text/html' }));
    const headers = { authorization, 'content-type': form };
    const { status, text } = await client.try({
      method: 'POST',
      path: '/api/admin/upload-media',
      headers,
      body,
      patience,
    });
    expect([name, status]).toEqual([name, 201]);
    const { mediaUrl } = JSON.parse(text) as { mediaUrl: string };
    expect(mediaUrl).toMatch(/^\/media\/[0-9a-f-]{36}\/[\w-]+\.\w+$/);
    const photo = await fetch(api.url + mediaUrl);
    expect(photo.headers.get('content-type')).toMatch(/^image\/(webp|avif|jpeg|png)$/);
    expect(photo.headers.get('x-content-type-options')).toBe('nosniff');
    expect(photo.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(Buffer.from(await photo.arrayBuffer()).includes(script)).toBe(false);
  }
});

test('an upload that stops half-way holds nobody up, and leaves nothing', async ({ pub, client, authorization }) => {
  const photos = async () => Number(await pub.query('SELECT count(*) FROM media.media', []));
  const before = await photos();
  const head = [
    'POST /api/admin/upload-media HTTP/1.1',
    `Authorization: ${authorization}`,
    `Content-Type: ${form}`,
    'Content-Length: 900000',
  ];
  const halves = Array.from({ length: 20 }, () => rawRequest(pub.url, head, part(silentMp3), 300));
  const meanwhile = await client.try({ method: 'GET', path: '/api/events' });
  expect(meanwhile.status).toBe(200);
  await Promise.all(halves);
  const headers = { authorization, 'content-type': form };
  const good = whole(part(await jpegPhoto()));
  expect(
    (await client.try({ method: 'POST', path: '/api/admin/upload-media', headers, body: good, patience })).status,
  ).toBe(201);
  expect(await photos()).toBe(before + 1);
});
