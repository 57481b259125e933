import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bomb } from '../testing/sample-photos.js';
import { photoRefusal } from './photo-refusal.js';
import { rawImageOf } from './process-photo.js';

describe('an image that cannot be processed', () => {
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'rover-refusal-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  /** Why a file could not be opened. */
  async function failureOf(content: Buffer): Promise<unknown> {
    const file = path.join(folder, 'image');
    await writeFile(file, content);
    return rawImageOf(file).catch((error: unknown) => error);
  }

  it('is not said to be damaged when it only took too long', () => {
    expect(photoRefusal(new Error('timeout: 45% complete'))).toMatchObject({
      code: 'UNAVAILABLE',
      message: 'Working on this image took too long. Please try again in a moment, or choose a smaller one.',
    });
  });

  it('is told how many pixels it may have when it has more', async () => {
    expect(photoRefusal(await failureOf(await bomb()))).toMatchObject({
      code: 'UNSUPPORTED_MEDIA_TYPE',
      message: 'This image has too many pixels. It can have 40 megapixels at most.',
    });
  });

  it('is said to be damaged when it is', async () => {
    expect(photoRefusal(await failureOf(Buffer.from('\xff\xd8\xff\xe0', 'latin1')))).toMatchObject({
      code: 'UNSUPPORTED_MEDIA_TYPE',
      message: 'This image is damaged, or not an image at all.',
    });
  });
});
