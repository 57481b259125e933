import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Mp3Encoder } from '@breezystack/lamejs';
import { play } from './session.mjs';
import { rate } from './voices.mjs';

/** `node tools/music/render.mjs` plays the session into the file that the site offers. */
const folder = fileURLToPath(new URL('../../apps/web/public/music/', import.meta.url));
const kilobits = 80;
const frame = 1152;

const [left, right] = play().map((channel) => Int16Array.from(channel, (value) => Math.round(value * 32_767)));
const encoder = new Mp3Encoder(2, rate, kilobits);
const parts = [];
for (let i = 0; i < left.length; i += frame)
  parts.push(encoder.encodeBuffer(left.subarray(i, i + frame), right.subarray(i, i + frame)));
parts.push(encoder.flush());

const file = Buffer.concat(parts.map((part) => Buffer.from(part)));
await mkdir(folder, { recursive: true });
await writeFile(`${folder}session.mp3`, file);
console.log(`session.mp3: ${(left.length / rate).toFixed(1)} s, ${Math.round(file.length / 1024)} KB`);
