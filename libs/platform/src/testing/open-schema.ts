import { DataSource } from 'typeorm';
import { dataSourceOptions, type Schema } from '../database/data-source.js';
import { migrate } from '../database/migrations.js';
import { createTestDatabase } from './test-database.js';

/** For specs: a database with the tables of a service, and a connection to it. */
export async function openSchema(schema: Schema) {
  const { url, drop } = await createTestDatabase();
  await migrate(url, schema);
  const dataSource = await new DataSource(dataSourceOptions(url, schema)).initialize();
  const close = async () => {
    await dataSource.destroy();
    await drop();
  };
  return { url, dataSource, close };
}
