/**
 * A photo of 12 megapixels uploaded to the library, against sharp that makes the same files in a process of its own:
 * the CPU time until the response, and with the AVIF that is made after it.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { photoSize, photoWidths } from '@rover/contracts/media-url';
import { openRaw } from '../baselines.mjs';
import { interleave } from '../interleave.mjs';
import { takePhoto, untilEncoded, uploadPhoto } from '../photos.mjs';
import { cpuSeconds } from '../processes.mjs';
import { openBenchPub } from '../pub.mjs';
import { round } from '../round.mjs';

/** In seconds. */
const idleFor = 5;

export async function measure() {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-photo-'));
  const file = path.join(folder, 'photo.jpg');
  const photo = await takePhoto();
  await writeFile(file, photo);
  const pub = await openBenchPub({ events: 0 });
  const raw = openRaw('raw-photo.mjs', [file]);
  try {
    await upload(pub, 0, photo);
    const idle = await idleShare(pub);
    const told = await interleave({
      'raw sharp': () => raw.turn(true),
      'POST /api/admin/upload-media': () => upload(pub, idle, photo),
    });
    const [{ bytes }, { bytes: ours }] = Object.values(told);
    if (bytes !== ours) throw new Error(`sharp made ${bytes} bytes of WebP, media ${ours}: the work is not the same`);
    return Object.entries(told).flatMap(([what, { rate, cpu, cpuOfAll, ratios }]) => {
      const goal = what === 'raw sharp' ? {} : { atMost: 1.2 };
      const row = { figure: round(rate, 2), unit: 'photos/s' };
      return [
        { what: `${what}, WebP`, ...row, 'CPU µs': round(cpu), told: round(ratios.cpu, 2), ...goal },
        { what: `${what}, with AVIF behind it`, 'CPU µs': round(cpuOfAll), told: round(ratios.cpuOfAll, 2), ...goal },
      ];
    });
  } finally {
    await raw.close();
    await pub.close();
    await rm(folder, { recursive: true });
  }
}

/** The share of a core that the pub uses when idle. */
async function idleShare({ pid }) {
  const before = cpuSeconds(pid);
  await setTimeout(idleFor * 1_000);
  return (cpuSeconds(pid) - before) / idleFor;
}

/** One upload and what follows from it, without the CPU time that the pub uses when idle. */
async function upload(pub, idle, photo) {
  const started = performance.now();
  const before = cpuSeconds(pub.pid);
  const secondsSince = () => (performance.now() - started) / 1_000;
  const used = () => (cpuSeconds(pub.pid) - before - idle * secondsSince()) * 1e6;
  const mediaUrl = await uploadPhoto(pub, photo);
  const rate = 1 / secondsSince();
  const cpu = used();
  await untilEncoded(pub);
  return { rate, cpu, cpuOfAll: used(), bytes: await webpBytes(pub.url + mediaUrl) };
}

/** Of the photo in all its widths. */
async function webpBytes(url) {
  const widths = [...photoWidths, photoSize(new URL(url).pathname).width];
  let bytes = 0;
  for (const width of widths) {
    const response = await fetch(`${url}?w=${width}`, { headers: { accept: 'image/webp' } });
    bytes += (await response.arrayBuffer()).byteLength;
  }
  return bytes;
}
