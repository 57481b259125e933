import type { DataSource } from 'typeorm';
import { openMailDatabase } from '../testing/mail-database.js';
import type { MailStatus } from './mail.entity.js';
import { leaseDue } from './mail-rows.js';

describe('the rows of mails', () => {
  let dataSource: DataSource;
  let close: () => Promise<void>;

  beforeAll(async () => {
    ({ dataSource, close } = await openMailDatabase());
  });
  afterAll(() => close());

  const put = (count: number, status: MailStatus) =>
    dataSource.query(
      `INSERT INTO mails (key, kind, thread, recipient, subject, text, html, message_id, status)
       SELECT gen_random_uuid(), 'rsvp-confirmation', gen_random_uuid(), 'aoife@example.com', '', '', '', '', $2
       FROM generate_series(1, $1)`,
      [count, status],
    );

  it('are taken without reading all that wait, though none did when PostgreSQL last counted them', async () => {
    await put(20_000, 'sent');
    await dataSource.query('ANALYZE mails');
    await put(2_000, 'queued');
    const read = await dataSource.transaction(async (manager) => {
      expect(await leaseDue(manager, 50, [], 1_000)).toHaveLength(50);
      const [{ read }]: [{ read: number }] = await manager.query(
        `SELECT (seq_tup_read + idx_tup_fetch)::int AS read FROM pg_stat_xact_user_tables WHERE relname = 'mails'`,
      );
      return read;
    });
    expect(read).toBeLessThan(500);
  });
});
