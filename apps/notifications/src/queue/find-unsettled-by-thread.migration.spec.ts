import { eventually } from '@rover/platform/testing/eventually';
import { openSchema } from '@rover/platform/testing/open-schema';
import { waitingForLocks } from '@rover/platform/testing/waiting-for-locks';
import type { DataSource } from 'typeorm';
import { notificationsSchema } from '../notifications.schema.js';
import { FindUnsettledByThread1764000000007 } from './find-unsettled-by-thread.migration.js';

describe('the index of what is not settled', () => {
  const migration = new FindUnsettledByThread1764000000007();
  let dataSource: DataSource;
  let close: () => Promise<void>;

  beforeAll(async () => {
    ({ dataSource, close } = await openSchema(notificationsSchema));
  });
  afterAll(() => close());

  // In this order: opening the database has made it.
  it.each(['down', 'up'] as const)('changes beside who reads mails and then writes some: %s', async (way) => {
    const replica = dataSource.createQueryRunner();
    await replica.startTransaction();
    await replica.query('SELECT FROM mails');
    const change = () => dataSource.transaction(async ({ queryRunner }) => queryRunner && migration[way](queryRunner));
    const write = async () => {
      await eventually(async () => expect(await waitingForLocks(dataSource)).toBe(1));
      await replica.query('UPDATE mails SET attempts = 0');
      await replica.commitTransaction();
      await replica.release();
    };
    await Promise.all([change(), write()]);
  });
});
