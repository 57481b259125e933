import { dataSourceOptions, migrate } from '@rover/platform/database/migrations';
import { createTestDatabase } from '@rover/platform/testing/test-database';
import { DataSource } from 'typeorm';
import { notificationsSchema } from '../notifications.schema.js';

/** A database with the tables of this service, for one spec. */
export async function openMailDatabase(): Promise<{ dataSource: DataSource; close(): Promise<void> }> {
  const { url, drop } = await createTestDatabase();
  await migrate(url, notificationsSchema);
  const dataSource = await new DataSource(dataSourceOptions(url, notificationsSchema)).initialize();
  const close = async () => {
    await dataSource.destroy();
    await drop();
  };
  return { dataSource, close };
}
