import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { grainyPhoto, jpegPhoto, movingPhoto, seeThroughPhoto, telephonePhoto } from '../testing/sample-photos.js';
import type { PhotoType } from '../uploads/accepted-types.js';
import { openPhoto } from './photo-tools.js';
import { type ProcessedPhoto, processPhoto } from './process-photo.js';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'rover-photos-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

async function written(bytes: Buffer): Promise<string> {
  const file = path.join(folder, `${Math.random()}`);
  await writeFile(file, bytes);
  return file;
}

const processed = async (bytes: Buffer, format: PhotoType): Promise<ProcessedPhoto> =>
  processPhoto(await written(bytes), format);
const reopened = async (bytes: Buffer) => openPhoto(await written(bytes));

/** The lightness of a spot, from 0 to 255. */
async function lightAt(bytes: Buffer, left: number, top: number): Promise<number> {
  const spot = (await reopened(bytes)).greyscale().extract({ left, top, width: 1, height: 1 });
  return (await spot.raw().toBuffer())[0] ?? -1;
}

describe('a photo', () => {
  it('stands as it was taken, and tells nothing of who took it, and where', async () => {
    const taken = await telephonePhoto();
    expect((await (await reopened(taken)).metadata()).exif?.includes('Telephone')).toBe(true);
    const { original, width, height, webp } = await processed(taken, 'jpeg');
    expect([width, height, original.name]).toEqual([200, 400, 'photo-200x400.jpg']);
    expect(await lightAt(original.content, 100, 20)).toBeGreaterThan(await lightAt(original.content, 100, 380));
    for (const { content } of [original, ...webp]) {
      const { exif, xmp, iptc, orientation } = await (await reopened(content)).metadata();
      expect([exif, xmp, iptc, orientation ?? 1]).toEqual([undefined, undefined, undefined, 1]);
    }
  });

  it('is kept in the widths below its own, and not larger than a screen', async () => {
    const { original, webp } = await processed(await jpegPhoto({ width: 5_120, height: 2_000 }), 'jpeg');
    expect(original.name).toBe('photo-2560x1000.jpg');
    expect(webp.map(({ width }) => width)).toEqual([480, 800, 1200, 1600, 2560]);
    for (const { width, content } of webp) expect((await (await reopened(content)).metadata()).width).toBe(width);
  });

  it('is kept as a JPEG that chat apps show beside a link, where it is larger than they need', async () => {
    for (const [photo, size] of [
      [await grainyPhoto(2_400, 1_600), [1200, 800]],
      [await grainyPhoto(1_080, 1_350), [1080, 1350]],
      [await jpegPhoto({ width: 1_200, height: 800 }), undefined],
    ] as const) {
      const { shared } = await processed(photo, 'jpeg');
      const { width, height, format } = shared ? await (await reopened(shared)).metadata() : {};
      expect([shared && [width, height], format]).toEqual([size, size && 'jpeg']);
      expect(shared?.length ?? 0).toBeLessThanOrEqual(300_000);
    }
  });

  it('that can be seen through stays so', async () => {
    const { original, webp } = await processed(await seeThroughPhoto(), 'png');
    for (const { content } of [original, ...webp])
      expect((await (await reopened(content)).metadata()).hasAlpha).toBe(true);
  });

  it.each(['gif', 'webp'] as const)('that moves goes on moving, as %s', async (format) => {
    const { original, width, height } = await processed(await movingPhoto(format), format);
    const { pages, format: kept } = await (await reopened(original.content)).metadata();
    expect([width, height, kept]).toEqual([60, 40, format]);
    expect(pages).toBeGreaterThan(1);
  });

  it('carries nothing behind its picture', async () => {
    const { original } = await processed(
      Buffer.concat([await jpegPhoto(), Buffer.from('<script>alert(1)</script>')]),
      'jpeg',
    );
    expect(original.content.includes('script')).toBe(false);
  });

  it.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
    ['PDF', '%PDF-1.7\n1 0 obj\n<<>>\nendobj\n'],
  ])('is never opened as %s', async (_, text) => {
    await expect(processed(Buffer.from(text), 'png')).rejects.toThrow();
  });

  it('is not another than it is said to be', async () => {
    await expect(processed(await jpegPhoto(), 'png')).rejects.toThrow('not png but jpeg');
  });
});
