import type { Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';

/** The longest side that thumbhash takes. */
const longestSide = 100;

/** A blur of the image in some 25 bytes, in base64. */
export async function thumbhashOf(image: Sharp): Promise<string> {
  const { data, info } = await image
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}
