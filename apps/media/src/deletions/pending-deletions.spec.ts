import { randomUUID } from 'node:crypto';
import type { FileStore } from '@rover/platform/files/file-store';
import { openSchema } from '@rover/platform/testing/open-schema';
import type { DataSource } from 'typeorm';
import { mediaSchema } from '../media.schema.js';
import { PendingDeletions } from './pending-deletions.js';

describe('pending deletions', () => {
  let dataSource: DataSource;
  let close: () => Promise<void>;

  beforeAll(async () => {
    ({ dataSource, close } = await openSchema(mediaSchema));
  });
  afterAll(() => close());

  const put = (count: number) =>
    dataSource.query('INSERT INTO clearings SELECT gen_random_uuid(), now() FROM generate_series(1, $1)', [count]);

  it('are taken as many as are asked for, though there was one when PostgreSQL last counted them', async () => {
    await put(1);
    await dataSource.query('ANALYZE clearings');
    await put(59);
    const deletions = new PendingDeletions(dataSource, {} as FileStore);
    const taken = [await deletions.due(10), await deletions.due(10)];
    expect(taken.map((ids) => ids.length)).toEqual([10, 10]);
    expect(new Set(taken.flat()).size).toBe(20);
  });

  it('can no longer be taken back once somebody is at them', async () => {
    const deletions = new PendingDeletions(dataSource, {} as FileStore);
    const id = randomUUID();
    await deletions.expect([id]);
    await dataSource.query('UPDATE clearings SET due_at = now()');
    await deletions.due(60);
    expect(await dataSource.transaction((manager) => deletions.takeBack(manager, [id]))).toBe(false);
  });

  it('are due though the clock was set back since they were scheduled', async () => {
    const deletions = new PendingDeletions(dataSource, {} as FileStore);
    const id = randomUUID();
    await deletions.expect([id]);
    expect(await deletions.due(60)).not.toContain(id);
    await dataSource.query(`UPDATE clearings SET due_at = now() + interval '1 year'`);
    expect(await deletions.due(100)).toContain(id);
  });
});
