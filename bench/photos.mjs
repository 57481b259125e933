/** Photos for the library of a pub. */
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const scene = fileURLToPath(new URL('../apps/web/public/herophotos/session.jpg', import.meta.url));

/** A photo as a phone takes it: 4000 by 3000 pixels, with grain, rotated by EXIF. */
export async function takePhoto() {
  const size = { width: 4_000, height: 3_000 };
  const grain = { create: { ...size, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 12 } } };
  return sharp(scene)
    .resize({ ...size, fit: 'cover' })
    .composite([{ input: grain, blend: 'soft-light' }])
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 90 })
    .toBuffer();
}

/** @returns the path of the photo */
export async function uploadPhoto(pub, photo) {
  const form = new FormData();
  form.append('media', new Blob([photo]), 'photo.jpg');
  const response = await fetch(`${pub.url}/api/admin/upload-media`, {
    method: 'POST',
    headers: { authorization: `Bearer ${pub.token}` },
    body: form,
  });
  const { mediaUrl, message } = await response.json();
  if (!response.ok) throw new Error(`the upload was answered with ${response.status}: ${message}`);
  return mediaUrl;
}

/** Waits until every photo is available as AVIF, too. */
export async function untilEncoded(pub) {
  while ((await pub.query('SELECT id FROM media.media WHERE avif_due_at IS NOT NULL')).length > 0) {
    await setTimeout(100);
  }
}
