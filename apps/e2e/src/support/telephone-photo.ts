import sharp from 'sharp';

/** A photo as a phone makes it: rotated by EXIF, with the place where it was taken. */
export function telephonePhoto({ width = 1_000, height = 750 } = {}): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#1d3b2a', noise } })
    .withExif({
      IFD0: { Make: 'Telephone' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '22/1 53/1 0/1', GPSLongitudeRef: 'W', GPSLongitude: '109/1 55/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 70 })
    .toBuffer();
}
