import { limits } from '@rover/contracts/limits';
import sharp, { type Sharp, type SharpOptions } from 'sharp';

/** Seconds that one step of work on an image may take. */
const deadline = 20;

// One thread an image: the image processor decides how many images are worked on at once. No cache: images do not come
// again.
sharp.concurrency(1);
sharp.cache(false);
// Only what we accept is ever opened, whatever a file claims to be: libvips would also read SVG, PDF and TIFF.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Nsgif', 'Webp', 'Heif'].map((loader) => `VipsForeignLoad${loader}File`),
});

/** Opens an image file, which may be anything. */
export function openPhoto(path: string, options: SharpOptions = {}): Sharp {
  return sharp(path, { limitInputPixels: limits.media.pixels, failOn: 'error', ...options }).timeout({
    seconds: deadline,
  });
}

/** Pixels in memory. */
export interface RawImage {
  data: Buffer;
  width: number;
  height: number;
  channels: 1 | 2 | 3 | 4;
}

export function fromRaw({ data, width, height, channels }: RawImage): Sharp {
  return sharp(data, { raw: { width, height, channels } }).timeout({ seconds: deadline });
}
