import { randomUUID } from 'node:crypto';
import { openSchema } from '@rover/platform/testing/open-schema';
import type { DataSource } from 'typeorm';
import { mediaSchema } from '../media.schema.js';
import { AvifQueue } from './avif-queue.js';

describe('a photo that is to be made as AVIF', () => {
  let dataSource: DataSource;
  let close: () => Promise<void>;
  let queue: AvifQueue;

  beforeAll(async () => {
    ({ dataSource, close } = await openSchema(mediaSchema));
    queue = new AvifQueue(dataSource);
  });

  beforeEach(async () => {
    await dataSource.query('DELETE FROM media');
    const id = randomUUID();
    await dataSource.query(
      `INSERT INTO media (id, url, kind, content_type, name, width, height, placeholder, in_library, avif_due_at)
       VALUES ($1, $2, 'image', 'image/jpeg', 'a photo.jpg', 60, 40, '', true, now())`,
      [id, `/media/${id}/photo-60x40.jpg`],
    );
  });

  afterAll(() => close());

  /** Takes it once the time for another try has come. */
  async function takeLater() {
    await dataSource.query('UPDATE media SET avif_due_at = now() WHERE avif_due_at IS NOT NULL');
    return queue.take();
  }

  async function triesLeft(): Promise<number> {
    let tries = 0;
    while (await takeLater()) tries += 1;
    return tries;
  }

  it('is given up after three tries', async () => {
    expect(await triesLeft()).toBe(3);
  });

  it('is made though the clock was set back since it was queued', async () => {
    await dataSource.query(`UPDATE media SET avif_due_at = now() + interval '1 year'`);
    expect(await queue.take()).toBeDefined();
  });

  it.each(['postpone', 'putBack'] as const)(
    'is none the nearer to that when it could not be tried: %s',
    async (how) => {
      for (let turn = 1; turn <= 5; turn += 1) {
        const job = await takeLater();
        if (job) await queue[how](job);
      }
      expect(await triesLeft()).toBe(3);
    },
  );
});
