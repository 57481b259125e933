import { photoWidths, sharedPhotoBytes, sharedPhotoWidth } from '@rover/contracts/media-url';
import type { PhotoType } from '../uploads/accepted-types.js';
import { openPhoto, type Print, reprint } from './photo-tools.js';
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
export interface DevelopedPhoto {
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
export async function developPhoto(path: string, format: PhotoType): Promise<DevelopedPhoto> {
  const { pages = 1, hasAlpha, format: found, width, pageHeight, height } = await openPhoto(path).metadata();
  if (found !== (format === 'avif' ? 'heif' : format)) throw new Error(`not ${format} but ${found}`);
  if (pages > 1 && (format === 'gif' || format === 'webp')) {
    return developMoving(path, format, { width, height: pageHeight ?? height });
  }
  const print = await printOf(path);
  const isSeeThrough = hasAlpha && !(await reprint(print).stats()).isOpaque;
  const { width: shown } = print;
  const webp = [];
  for (const wanted of photoWidthsOf(shown)) webp.push({ width: wanted, content: await webpOf(print, wanted) });
  const original = isSeeThrough ? await pngOf(print) : await jpegOf(print);
  const isLarge = shown > sharedPhotoWidth || original.content.length > sharedPhotoBytes;
  return {
    original,
    width: shown,
    height: print.height,
    placeholder: await thumbhashOf(reprint(print)),
    webp,
    shared: isLarge && !isSeeThrough ? await sharedOf(print) : undefined,
  };
}

/** The widths in which a photo of this width is kept: the smaller ones of the list, and its own. */
export function photoWidthsOf(width: number): number[] {
  return [...photoWidths.filter((narrower) => narrower < width), width];
}

/** The pixels of a photo, rotated as EXIF says, and not larger than it is kept. */
export async function printOf(path: string): Promise<Print> {
  const { data, info } = await openPhoto(path)
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: info.channels };
}

function webpOf(print: Print, width: number): Promise<Buffer> {
  return reprint(print).resize({ width }).webp({ quality: 80, effort: 2 }).toBuffer();
}

export function avifOf(print: Print, width: number): Promise<Buffer> {
  return reprint(print).resize({ width }).avif({ quality: 55, effort: 2 }).toBuffer();
}

const sharedQualities = [82, 70, 55, 40, 25];

/** The JPEG of the best quality that is small enough; of pure noise, the smallest. */
async function sharedOf(print: Print): Promise<Buffer> {
  const size = { width: Math.min(print.width, sharedPhotoWidth) };
  let shared = Buffer.alloc(0);
  for (const quality of sharedQualities) {
    shared = await reprint(print).removeAlpha().resize(size).jpeg({ quality }).toBuffer();
    if (shared.length <= sharedPhotoBytes) break;
  }
  return shared;
}

async function jpegOf(print: Print): Promise<PhotoFile> {
  const content = await reprint(print).removeAlpha().jpeg({ quality: 86, progressive: true }).toBuffer();
  return { name: `photo-${print.width}x${print.height}.jpg`, contentType: 'image/jpeg', content };
}

async function pngOf(print: Print): Promise<PhotoFile> {
  const content = await reprint(print).png({ compressionLevel: 9 }).toBuffer();
  return { name: `photo-${print.width}x${print.height}.png`, contentType: 'image/png', content };
}

/** An animated photo: it stays animated, in its own format and size. */
async function developMoving(
  path: string,
  format: 'gif' | 'webp',
  { width, height }: { width: number; height: number },
): Promise<DevelopedPhoto> {
  const content = await openPhoto(path, { animated: true }).toFormat(format, { effort: 2 }).toBuffer();
  return {
    original: { name: `photo-${width}x${height}.${format}`, contentType: `image/${format}`, content },
    width,
    height,
    placeholder: await thumbhashOf(openPhoto(path)),
    webp: [],
  };
}
