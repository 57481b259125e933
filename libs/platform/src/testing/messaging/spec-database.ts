import { messagingMigrations } from '../../messaging/messaging.migration.js';
import { openSchema } from '../open-schema.js';

/** For specs: a database with the tables of messaging, and with one where a service writes down what it did. */
export async function messagingDatabase() {
  const schema = { name: 'pub', entities: [], migrations: messagingMigrations };
  const { url, dataSource, close } = await openSchema(schema);
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
    drop: close,
  };
}

export type MessagingDatabase = Awaited<ReturnType<typeof messagingDatabase>>;
