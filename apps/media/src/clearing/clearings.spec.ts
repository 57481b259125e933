import { dataSourceOptions, migrate } from '@rover/platform/database/migrations';
import type { FileStore } from '@rover/platform/files/file-store';
import { createTestDatabase, type TestDatabase } from '@rover/platform/testing/test-database';
import { DataSource } from 'typeorm';
import { mediaSchema } from '../media.schema.js';
import { Clearings } from './clearings.js';

describe('orders to clear away', () => {
  let database: TestDatabase;
  let dataSource: DataSource;

  beforeAll(async () => {
    database = await createTestDatabase();
    await migrate(database.url, mediaSchema);
    dataSource = await new DataSource(dataSourceOptions(database.url, mediaSchema)).initialize();
  });
  afterAll(async () => {
    await dataSource.destroy();
    await database.drop();
  });

  const put = (count: number) =>
    dataSource.query('INSERT INTO clearings SELECT gen_random_uuid(), now() FROM generate_series(1, $1)', [count]);

  it('are taken as many as are asked for, though there was one when PostgreSQL last counted them', async () => {
    await put(1);
    await dataSource.query('ANALYZE clearings');
    await put(59);
    const clearings = new Clearings(dataSource, {} as FileStore);
    const taken = [await clearings.due(10), await clearings.due(10)];
    expect(taken.map((ids) => ids.length)).toEqual([10, 10]);
    expect(new Set(taken.flat()).size).toBe(20);
  });
});
