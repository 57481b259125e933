import { Logger } from '@nestjs/common';
import { openSchema } from '@rover/platform/testing/open-schema';
import type { DataSource } from 'typeorm';
import { notificationsSchema } from '../notifications.schema.js';
import { placedRsvp } from '../testing/placed-rsvp.js';
import { newMail, queueMail } from '../testing/stored-mail.js';
import { Mail } from './mail.entity.js';
import { MailQueue } from './mail-queue.js';

describe('the queue of mails', () => {
  let dataSource: DataSource;
  let close: () => Promise<void>;

  beforeAll(async () => {
    Logger.overrideLogger(false);
    ({ dataSource, close } = await openSchema(notificationsSchema));
  });
  beforeEach(() => dataSource.query('TRUNCATE mails'));
  afterAll(() => close());

  const atTime = (hour: number, minute = 0) => new Date(Date.UTC(2026, 10, 21, hour, minute));

  async function statuses(): Promise<Record<string, number>> {
    const rows: { status: string; count: number }[] = await dataSource.query(
      'SELECT status, count(*)::int AS count FROM mails GROUP BY status',
    );
    return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
  }

  it('takes one mail about one thing, with a name that stays', async () => {
    const mail = newMail();

    const first = await queueMail(dataSource, mail);
    const second = await queueMail(dataSource, { ...mail, text: 'something else' });

    expect(second).toEqual(first);
    expect(first).toMatchObject({ status: 'queued', attempts: 0, messageId: `<${first.id}@thewildrover.example>` });
    expect(await statuses()).toEqual({ queued: 1 });
  });

  it('notes the fourth mail to an address within an hour, and keeps nothing of it', async () => {
    for (const recipient of ['aoife@example.com', 'Aoife@Example.com', 'AOIFE@EXAMPLE.COM']) {
      await queueMail(dataSource, newMail({ recipient }));
    }

    const fourth = await queueMail(dataSource, newMail({ facts: placedRsvp() }));

    expect(fourth).toMatchObject({ status: 'suppressed', text: '', html: '', attachments: [], facts: null });
    expect(await statuses()).toEqual({ queued: 3, suppressed: 1 });
  });

  it('lets an address have three of twenty that come at once', async () => {
    await Promise.all(Array.from({ length: 20 }, () => queueMail(dataSource)));

    expect(await statuses()).toEqual({ queued: 3, suppressed: 17 });
  });

  it('lets an address have three of five that come at once, however it is written', async () => {
    const written = [
      'aoife@example.com',
      'Aoife@Example.com',
      'AOIFE@EXAMPLE.COM',
      'aoife@EXAMPLE.com',
      'aOIFE@example.com',
    ];

    await dataSource.transaction((manager) =>
      new MailQueue().addAll(
        manager,
        written.map((recipient) => ({ ...newMail({ recipient }), requestId: null })),
      ),
    );

    expect(await statuses()).toEqual({ queued: 3, suppressed: 2 });
  });

  it('lets ten addresses have a mail each', async () => {
    const guests = Array.from({ length: 10 }, (_, index) => `guest-${index}@example.com`);

    await Promise.all(guests.map((recipient) => queueMail(dataSource, newMail({ recipient }))));

    expect(await statuses()).toEqual({ queued: 10 });
  });

  it('lets an address have a mail about each of four RSVPs of a day, though it hears of all at once', async () => {
    const day = [9, 12, 15, 18].map((hour) => newMail({ saidAt: atTime(hour) }));

    await dataSource.transaction((manager) =>
      new MailQueue().addAll(
        manager,
        day.map((mail) => ({ ...mail, requestId: null })),
      ),
    );

    expect(await statuses()).toEqual({ queued: 4 });
  });

  it.each([
    ['the last', [0, 20, 40, 59]],
    ['the first', [20, 40, 59, 0]],
    ['one amid the others', [0, 40, 59, 20]],
  ])('lets an address have three about any hour, though it hears late of %s', async (_, minutes) => {
    for (const minute of minutes) await queueMail(dataSource, newMail({ saidAt: atTime(12, minute) }));

    expect(await statuses()).toEqual({ queued: 3, suppressed: 1 });
  });

  it('lets an address have three about each hour, whichever it hears of first', async () => {
    for (const minute of [60, 80, 100, 0, 20, 40]) await queueMail(dataSource, newMail({ saidAt: atTime(12, minute) }));

    expect(await statuses()).toEqual({ queued: 6 });
  });

  it('forgets after an hour, and does not count what was suppressed', async () => {
    for (let sent = 0; sent < 5; sent += 1) await queueMail(dataSource);
    await dataSource.query(`UPDATE mails SET said_at = now() - interval '61 minutes' WHERE status = 'queued'`);

    await queueMail(dataSource);

    expect(await statuses()).toEqual({ queued: 4, suppressed: 2 });
    expect(await dataSource.manager.countBy(Mail, { recipient: 'aoife@example.com' })).toBe(6);
  });
});
