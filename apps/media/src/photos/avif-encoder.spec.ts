import type { FileStore } from '@rover/platform/files/file-store';
import { eventually } from '@rover/platform/testing/eventually';
import { OpenMedia } from '../testing/open-media.js';
import { jpegPhoto } from '../testing/sample-photos.js';

describe('a photo that could not be read when it was to be made as AVIF', () => {
  let media: OpenMedia;
  let reads: number;

  /** The line to the files is cut. */
  const cutOff: FileStore['get'] = async () => {
    reads += 1;
    throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
  };

  beforeAll(async () => {
    reads = 0;
    media = await OpenMedia.open({}, (real) => Object.assign(Object.create(real), { get: cutOff }));
  });
  afterAll(() => media?.close());

  it('is tried again later, and as often as any other', async () => {
    await media.upload(await jpegPhoto({ width: 60, height: 40 }));
    await eventually(async () => {
      const rows: { attempts: number; later: boolean }[] = await media.dataSource.query(
        `SELECT avif_attempts AS attempts, avif_due_at > now() + interval '4 minutes' AS later FROM media`,
      );
      expect([reads, rows]).toEqual([1, [{ attempts: 0, later: true }]]);
    });
  });
});
