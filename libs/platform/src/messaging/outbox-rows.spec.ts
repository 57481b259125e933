import { type MessagingDatabase, messagingDatabase } from '../testing/messaging/spec-database.js';
import { rowsRead } from '../testing/rows-read.js';
import { leaseDue } from './outbox-rows.js';

describe('the rows of the outbox', () => {
  let database: MessagingDatabase;

  beforeAll(async () => {
    database = await messagingDatabase();
  });
  afterAll(() => database.drop());

  const put = (count: number) =>
    database.dataSource.query(
      `INSERT INTO outbox (topic, payload) SELECT 'event.counted', '{}' FROM generate_series(1, $1)`,
      [count],
    );

  it('are taken without reading all that wait, though one did when PostgreSQL last counted them', async () => {
    await put(5_000);
    await database.dataSource.query('DELETE FROM outbox WHERE ctid < (SELECT max(ctid) FROM outbox)');
    await database.dataSource.query('VACUUM ANALYZE outbox');
    await put(5_000);
    const read = await rowsRead(database.dataSource, 'outbox', async (manager) =>
      expect(await leaseDue(manager, 100, new Set(), 5_000)).toHaveLength(100),
    );
    expect(read).toBeLessThan(500);
  });
});
