import { Logger } from '@nestjs/common';
import { metrics } from '@rover/platform/telemetry/metrics';
import { openSchema } from '@rover/platform/testing/open-schema';
import type { DataSource } from 'typeorm';
import { notificationsSchema } from '../notifications.schema.js';
import { queueMail } from '../testing/stored-mail.js';
import { forgetMails, measureMails } from './mail-metrics.js';

describe('what Prometheus knows of mails', () => {
  let dataSource: DataSource;
  let close: () => Promise<void>;

  beforeAll(async () => {
    Logger.overrideLogger(false);
    ({ dataSource, close } = await openSchema(notificationsSchema));
  });
  afterAll(() => close());

  const figures = async () => {
    const told = (await metrics.metrics()).split('\n');
    const of = (name: string) => {
      const line = told.find((one) => one.startsWith(`${name} `));
      return line && Number(line.split(' ')[1]);
    };
    return { waiting: of('mails_waiting'), oldest: of('mails_oldest_seconds'), failed: of('mails_failed') };
  };

  it('is how many wait, since when, and how many were given up', async () => {
    await measureMails(dataSource);
    expect(await figures()).toEqual({ waiting: 0, oldest: 0, failed: 0 });

    const waiting = [await queueMail(dataSource), await queueMail(dataSource)];
    const refused = await queueMail(dataSource);
    const sent = await queueMail(dataSource);
    await dataSource.query(`UPDATE mails SET created_at = now() - interval '20 minutes' WHERE id = ANY($1)`, [
      [waiting[0]?.id, sent.id],
    ]);
    await dataSource.query(`UPDATE mails SET status = 'failed' WHERE id = $1`, [refused.id]);
    await dataSource.query(`UPDATE mails SET status = 'sent' WHERE id = $1`, [sent.id]);
    await measureMails(dataSource);
    const { waiting: many, oldest, failed } = await figures();
    expect([many, failed]).toEqual([2, 1]);
    expect(oldest).toBeGreaterThanOrEqual(1_200);
    expect(oldest).toBeLessThan(1_800);

    forgetMails();
    expect(await figures()).toEqual({ waiting: undefined, oldest: undefined, failed: undefined });
  });
});
