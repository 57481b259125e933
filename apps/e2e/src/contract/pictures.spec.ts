import { expect } from '@playwright/test';
import { srcset } from '@rover/venue/picture';
import { pictures } from '@rover/venue/pictures';
import { test } from '../support/test.js';

/** The bytes at which such a file is known, and where in it they stand. */
const signs = {
  avif: [4, 'ftypavif'],
  webp: [8, 'WEBP'],
  jpg: [0, '\xff\xd8\xff'],
  png: [0, '\x89PNG'],
  ico: [0, '\0\0\x01\0'],
  svg: [0, '<svg '],
} as const;

const types = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  ico: 'image/vnd.microsoft.icon',
  svg: 'image/svg+xml',
} as const;

const marks = [
  '/favicon.svg',
  '/favicon.ico',
  '/icons/apple-touch-icon.png',
  '/icons/icon-192.png',
  '/icons/icon-512.png',
  '/icons/icon-maskable-512.png',
  '/icons/map-pin.svg',
  '/social/the-wild-rover.jpg',
];

const files = Object.values(pictures).flatMap((picture) => [
  picture.src,
  ...(['avif', 'webp'] as const).flatMap((format) =>
    srcset(picture, format)
      .split(', ')
      .map((candidate) => candidate.slice(0, candidate.indexOf(' '))),
  ),
]);

test('every picture that the site names hangs where it says, in every width and format', async ({ baseURL }) => {
  const missing = [];
  for (const path of [...marks, ...files]) {
    const answer = await fetch(baseURL + path);
    const ending = path.slice(path.lastIndexOf('.') + 1) as keyof typeof signs;
    const [at, sign] = signs[ending];
    const begins = Buffer.from(await answer.arrayBuffer()).toString('latin1', at, at + sign.length);
    if (answer.status !== 200 || answer.headers.get('content-type') !== types[ending] || begins !== sign) {
      missing.push(`${path}: ${answer.status} ${answer.headers.get('content-type')}`);
    }
  }
  expect(missing).toEqual([]);
});

test('a picture that nobody drew is not there, whatever the page in its place looks like', async ({ api }) => {
  expect((await api.call('GET', '/herophotos/a-beach.jpg')).status).toBe(404);
});
