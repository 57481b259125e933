import type { DataSource } from 'typeorm';
import { openMailDatabase } from '../testing/mail-database.js';
import { FindUnsettledByThread1764000000007 } from './find-unsettled-by-thread.migration.js';

describe('the index of what is not settled', () => {
  const migration = new FindUnsettledByThread1764000000007();
  let dataSource: DataSource;
  let close: () => Promise<void>;

  beforeAll(async () => {
    ({ dataSource, close } = await openMailDatabase());
  });
  afterAll(() => close());

  const untilOneWaits = async () => {
    for (let waits = false; !waits; ) {
      [{ waits }] = await dataSource.query(
        `SELECT count(*) > 0 AS waits FROM pg_locks
         WHERE NOT granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
      );
    }
  };

  // In this order: opening the database has made it.
  it.each(['down', 'up'] as const)('changes beside who reads mails and then writes some: %s', async (way) => {
    const replica = dataSource.createQueryRunner();
    await replica.startTransaction();
    await replica.query('SELECT FROM mails');
    const change = () => dataSource.transaction(async ({ queryRunner }) => queryRunner && migration[way](queryRunner));
    const write = async () => {
      await untilOneWaits();
      await replica.query('UPDATE mails SET attempts = 0');
      await replica.commitTransaction();
      await replica.release();
    };
    await Promise.all([change(), write()]);
  });
});
