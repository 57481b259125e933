// Converts a photo as media does, with sharp alone: the photo itself, the JPEG for link previews, and its widths in
// WebP, then in AVIF. Does so for each message, with the library and the settings of `apps/media/src/photos`.
import { createRequire } from 'node:module';
import { photoWidths, sharedPhotoWidth } from '@rover/contracts/media-url';

const [file] = process.argv.slice(2);
const sharp = createRequire(new URL('../apps/media/package.json', import.meta.url))('sharp');
sharp.concurrency(1);
sharp.cache(false);

process.on('message', async () => {
  const started = performance.now();
  const before = process.cpuUsage();
  const [pixels, raw] = await rawImageOf(file);
  const original = await sharp(pixels, { raw }).jpeg({ quality: 86, progressive: true }).toBuffer();
  await sharp(pixels, { raw }).resize({ width: sharedPhotoWidth }).jpeg({ quality: 82 }).toBuffer();
  const widths = [...photoWidths, raw.width];
  const sizes = [];
  for (const width of widths) {
    const webp = await sharp(pixels, { raw }).resize({ width }).webp({ quality: 80, effort: 2 }).toBuffer();
    sizes.push(webp.length);
  }
  const cpu = used(before);
  const rate = 1_000 / (performance.now() - started);
  const [originalPixels] = await rawImageOf(original);
  for (const width of widths) {
    await sharp(originalPixels, { raw }).resize({ width }).avif({ quality: 55, effort: 2 }).toBuffer();
  }
  process.send({ rate, cpu, cpuOfAll: used(before), bytes: sizes.reduce((sum, size) => sum + size) });
});

async function rawImageOf(photo) {
  const { data, info } = await sharp(photo)
    .autoOrient()
    .resize({ width: 2_560, height: 2_560, fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [data, { width: info.width, height: info.height, channels: info.channels }];
}

function used(before) {
  const { user, system } = process.cpuUsage(before);
  return user + system;
}
