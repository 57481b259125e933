import { DataSource } from 'typeorm';
import { dataSourceOptions, migrate } from '../../database/migrations.js';
import { messagingMigrations } from '../../messaging/messaging.migration.js';
import { createTestDatabase } from '../test-database.js';

/** For specs: a database with the tables of messaging, and with one where a service writes down what it did. */
export async function messagingDatabase() {
  const { url, drop } = await createTestDatabase();
  const schema = { name: 'pub', entities: [], migrations: messagingMigrations };
  await migrate(url, schema);
  const dataSource = await new DataSource(dataSourceOptions(url, schema)).initialize();
  await dataSource.query('CREATE TABLE deeds (message_id uuid NOT NULL)');
  return {
    url,
    schema,
    dataSource,
    count: async (table: 'deeds' | 'outbox' | 'inbox' | 'dead_letters') => {
      const [{ count }]: [{ count: number }] = await dataSource.query(`SELECT count(*)::int FROM ${table}`);
      return count;
    },
    clear: () => dataSource.query('TRUNCATE deeds, outbox, inbox, dead_letters'),
    drop: async () => {
      await dataSource.destroy();
      await drop();
    },
  };
}

export type MessagingDatabase = Awaited<ReturnType<typeof messagingDatabase>>;
