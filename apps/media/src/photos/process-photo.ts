import { photoWidths, sharedPhotoBytes, sharedPhotoWidth } from '@rover/contracts/media-url';
import type { PhotoType } from '../uploads/accepted-types.js';
import { fromRaw, openPhoto, type RawImage } from './photo-tools.js';
import { thumbhashOf } from './thumbhash.js';

/** The longest side, in pixels, of a photo that is kept; a larger one is made smaller. */
const longestSide = 2_560;

interface PhotoFile {
  name: string;
  contentType: string;
  content: Buffer;
}

/**
 * A photo, encoded anew from its pixels alone: no EXIF, no place where it was taken, no data hidden after the image.
 */
export interface ProcessedPhoto {
  /** The file that its address names. */
  original: PhotoFile;
  /** Pixels as shown. */
  width: number;
  height: number;
  placeholder: string;
  /** WebP files, by width; none for an animated photo. */
  webp: { width: number; content: Buffer }[];
  /** The JPEG for previews of links; undefined where the original will do, and for photos with transparency. */
  shared?: Buffer | undefined;
}

/**
 * @param path of a file that claims to have this format
 * @throws Error when it has not, is damaged, or has more pixels than an image may
 */
export async function processPhoto(path: string, format: PhotoType): Promise<ProcessedPhoto> {
  const { pages = 1, hasAlpha, format: found, width, pageHeight, height } = await openPhoto(path).metadata();
  if (found !== (format === 'avif' ? 'heif' : format)) throw new Error(`not ${format} but ${found}`);
  if (pages > 1 && (format === 'gif' || format === 'webp')) {
    return processAnimated(path, format, { width, height: pageHeight ?? height });
  }
  const image = await rawImageOf(path);
  const isSeeThrough = hasAlpha && !(await fromRaw(image).stats()).isOpaque;
  const { width: shown } = image;
  const webp = [];
  for (const wanted of photoWidthsOf(shown)) webp.push({ width: wanted, content: await webpOf(image, wanted) });
  const original = isSeeThrough ? await pngOf(image) : await jpegOf(image);
  const isLarge = shown > sharedPhotoWidth || original.content.length > sharedPhotoBytes;
  return {
    original,
    width: shown,
    height: image.height,
    placeholder: await thumbhashOf(fromRaw(image)),
    webp,
    shared: isLarge && !isSeeThrough ? await sharedOf(image) : undefined,
  };
}

/** The widths in which a photo of this width is kept: the smaller ones of the list, and its own. */
export function photoWidthsOf(width: number): number[] {
  return [...photoWidths.filter((narrower) => narrower < width), width];
}

/** The pixels of a photo, rotated as EXIF says, and not larger than it is kept. */
export async function rawImageOf(path: string): Promise<RawImage> {
  const { data, info } = await openPhoto(path)
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: info.channels };
}

function webpOf(image: RawImage, width: number): Promise<Buffer> {
  return fromRaw(image).resize({ width }).webp({ quality: 80, effort: 2 }).toBuffer();
}

export function avifOf(image: RawImage, width: number): Promise<Buffer> {
  return fromRaw(image).resize({ width }).avif({ quality: 55, effort: 2 }).toBuffer();
}

const sharedQualities = [82, 70, 55, 40, 25];

/** The JPEG of the best quality that is small enough; of pure noise, the smallest. */
async function sharedOf(image: RawImage): Promise<Buffer> {
  const size = { width: Math.min(image.width, sharedPhotoWidth) };
  let shared = Buffer.alloc(0);
  for (const quality of sharedQualities) {
    shared = await fromRaw(image).removeAlpha().resize(size).jpeg({ quality }).toBuffer();
    if (shared.length <= sharedPhotoBytes) break;
  }
  return shared;
}

async function jpegOf(image: RawImage): Promise<PhotoFile> {
  const content = await fromRaw(image).removeAlpha().jpeg({ quality: 86, progressive: true }).toBuffer();
  return { name: `photo-${image.width}x${image.height}.jpg`, contentType: 'image/jpeg', content };
}

async function pngOf(image: RawImage): Promise<PhotoFile> {
  const content = await fromRaw(image).png({ compressionLevel: 9 }).toBuffer();
  return { name: `photo-${image.width}x${image.height}.png`, contentType: 'image/png', content };
}

/** An animated photo: it stays animated, in its own format and size. */
async function processAnimated(
  path: string,
  format: 'gif' | 'webp',
  { width, height }: { width: number; height: number },
): Promise<ProcessedPhoto> {
  const content = await openPhoto(path, { animated: true }).toFormat(format, { effort: 2 }).toBuffer();
  return {
    original: { name: `photo-${width}x${height}.${format}`, contentType: `image/${format}`, content },
    width,
    height,
    placeholder: await thumbhashOf(openPhoto(path)),
    webp: [],
  };
}
