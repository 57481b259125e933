import { randomUUID } from 'node:crypto';
import { openSchema } from '@rover/platform/testing/open-schema';
import { rowsRead } from '@rover/platform/testing/rows-read';
import type { DataSource } from 'typeorm';
import { notificationsSchema } from '../notifications.schema.js';
import { whichMayGo } from './hourly-limits.js';
import type { MailKind, MailStatus } from './mail.entity.js';
import { leaseDue, markOvertaken, markUnsent } from './mail-rows.js';

describe('the rows of mails', () => {
  let dataSource: DataSource;
  let close: () => Promise<void>;

  beforeAll(async () => {
    ({ dataSource, close } = await openSchema(notificationsSchema));
  });
  beforeEach(() => dataSource.query('TRUNCATE mails'));
  afterAll(() => close());

  const put = (count: number, status: MailStatus, kind: MailKind = 'rsvp-confirmation') =>
    dataSource.query(
      `INSERT INTO mails (key, kind, thread, recipient, subject, text, html, message_id, status)
       SELECT gen_random_uuid(), $3, gen_random_uuid(), gen_random_uuid() || '@example.com', '', '', '', '', $2
       FROM generate_series(1, $1)`,
      [count, status, kind],
    );

  const read = (work: Parameters<typeof rowsRead>[2]) => rowsRead(dataSource, 'mails', work);

  it('are taken without reading all that wait, though none did when PostgreSQL last counted them', async () => {
    await put(20_000, 'sent');
    await dataSource.query('ANALYZE mails');
    await put(2_000, 'queued');
    expect(await read(async (manager) => expect(await leaseDue(manager, 50, [], 1_000)).toHaveLength(50))).toBeLessThan(
      500,
    );
  });

  it('are taken without reading all that wait, though nearly all had been swept when PostgreSQL last counted them', async () => {
    await put(5_000, 'sent');
    await dataSource.query('DELETE FROM mails WHERE ctid < (SELECT max(ctid) FROM mails)');
    await dataSource.query('VACUUM ANALYZE mails');
    await put(5_000, 'queued');
    expect(await read(async (manager) => expect(await leaseDue(manager, 50, [], 1_000)).toHaveLength(50))).toBeLessThan(
      500,
    );
  });

  it('are marked without looking through all that wait', async () => {
    await put(20_000, 'sent');
    await dataSource.query('ANALYZE mails');
    await put(2_000, 'queued', 'rsvp-status');
    await dataSource.query(
      `INSERT INTO mails (key, kind, thread, recipient, subject, text, html, message_id, status, booking_status, said_at)
       SELECT gen_random_uuid(), kind, thread, recipient, '', '', '', '', 'sent', 'confirmed', said_at + interval '1 second'
       FROM mails WHERE status = 'queued'`,
    );
    const [{ id }]: [{ id: string }] = await dataSource.query(`SELECT id FROM mails WHERE status = 'queued' LIMIT 1`);
    await dataSource.query(`UPDATE mails SET status = 'sending', attempts = 1 WHERE id = $1`, [id]);
    const statusAfter = async (work: Parameters<typeof rowsRead>[2]) => {
      expect(await read(work)).toBeLessThan(50);
      return (await dataSource.query('SELECT status FROM mails WHERE id = $1', [id]))[0].status;
    };
    const mail = { id, kind: 'rsvp-status', attempts: 1 } as const;
    expect(await statusAfter((manager) => markOvertaken(manager, mail))).toBe('suppressed');
    await dataSource.query(`UPDATE mails SET status = 'sending' WHERE id = $1`, [id]);
    expect(await statusAfter((manager) => markUnsent(manager, mail, new Error('No line'), 1_000))).toBe('queued');
  });

  it('are counted for a recipient without reading all, though there were few when PostgreSQL last counted them', async () => {
    await put(3, 'sent');
    await dataSource.query('ANALYZE mails');
    await put(5_000, 'sent');
    const saidAt = new Date();
    const asked = Array.from({ length: 100 }, () => ({
      kind: 'rsvp-confirmation' as const,
      recipient: `${randomUUID()}@example.com`,
      saidAt,
    }));
    expect(await read(async (manager) => expect((await whichMayGo(manager, asked)).size).toBe(100))).toBeLessThan(500);
  });
});
