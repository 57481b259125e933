import sharp, { type Sharp } from 'sharp';

interface Wanted {
  width?: number;
  height?: number;
}

/** A picture with a bright left and a dark right half, so that it can be seen which way it is turned. */
function picture({ width = 640, height = 480 }: Wanted): Sharp {
  const left = { create: { width: Math.ceil(width / 2), height, channels: 3, background: '#f4e9d8' } } as const;
  return sharp({ create: { width, height, channels: 3, background: '#1d3b2a' } }).composite([
    { input: left, left: 0, top: 0 },
  ]);
}

export const jpegPhoto = (wanted: Wanted = {}) => picture(wanted).jpeg().toBuffer();
export const pngPhoto = (wanted: Wanted = {}) => picture(wanted).png().toBuffer();
export const webpPhoto = (wanted: Wanted = {}) => picture(wanted).webp().toBuffer();
export const avifPhoto = (wanted: Wanted = {}) => picture(wanted).avif({ effort: 0 }).toBuffer();

/** Taken in the dark: no two spots are alike, which takes many bytes. */
export function grainyPhoto(width: number, height: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 90, sigma: 40 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#000', noise } })
    .jpeg()
    .toBuffer();
}

/** As a telephone makes it: lying on its side, with the place where it was taken. */
export function telephonePhoto(): Promise<Buffer> {
  return picture({ width: 400, height: 200 })
    .withExif({
      IFD0: { Make: 'Telephone', Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '22/1 53/1 0/1', GPSLongitudeRef: 'W', GPSLongitude: '109/1 55/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** A logo: a disc on nothing. */
export function seeThroughPhoto(): Promise<Buffer> {
  const size = { width: 300, height: 300 };
  const pixels = Buffer.alloc(size.width * size.height * 4, 0xff);
  for (let at = 3; at < pixels.length / 2; at += 4) pixels[at] = 0;
  return sharp(pixels, { raw: { ...size, channels: 4 } })
    .png()
    .toBuffer();
}

/** Three frames of 60 by 40. */
export function movingPhoto(format: 'gif' | 'webp' = 'gif'): Promise<Buffer> {
  const [width, height, frames] = [60, 40, 3];
  const pixels = Buffer.alloc(width * height * frames * 3);
  pixels.fill(0x40, 0, pixels.length / 3).fill(0xd0, pixels.length / 3);
  return sharp(pixels, { raw: { width, height: height * frames, channels: 3, pageHeight: height } })
    .toFormat(format)
    .toBuffer();
}

/** Little to send, and very much to unpack: 101 megapixels. */
export function bomb(): Promise<Buffer> {
  return sharp({ create: { width: 10_100, height: 10_000, channels: 3, background: '#000' } })
    .png({ compressionLevel: 9 })
    .toBuffer();
}
