import { setTimeout } from 'node:timers/promises';
import { eventually } from '@rover/platform/testing/eventually';
import type { MailSender } from '../senders/mail-sender.js';
import { SmtpSender } from '../senders/smtp.sender.js';
import { from, mailFixture } from '../testing/mail-fixture.js';
import { newMail, queueMail } from '../testing/stored-mail.js';
import { Mail } from './mail.entity.js';

describe('the mail worker, when what it depends on is away', () => {
  const fixture = mailFixture();

  it('gets every mail out once when the server was down and comes back', async () => {
    const { url, port } = fixture.server;
    await fixture.server.close();
    fixture.startWorker(new SmtpSender(url, from));
    const guests = Array.from({ length: 6 }, (_, index) => `guest-${index}@example.com`);
    const mails = await Promise.all(guests.map((recipient) => queueMail(fixture.dataSource, newMail({ recipient }))));
    for (const mail of mails) await fixture.reaches(mail, { status: 'queued', attempts: 1 });

    await fixture.server.listen(port);
    await fixture.letTimePass();

    for (const mail of mails) await fixture.reaches(mail, { status: 'sent', attempts: 2 });
    expect(fixture.server.taken.flatMap(({ to }) => to).sort()).toEqual(guests);
  });

  it('leaves a server that hangs at the deadline, and has the others wait no longer than that', async () => {
    fixture.server.replies = ['silence'];
    const hanging = await queueMail(fixture.dataSource);
    const other = await queueMail(fixture.dataSource);
    fixture.startWorker(new SmtpSender(fixture.server.url, from, 3_000));

    const lastErrors = () =>
      Promise.all(
        [hanging, other].map(
          async ({ id }) => (await fixture.dataSource.manager.findOneByOrFail(Mail, { id })).lastError,
        ),
      );
    await eventually(async () =>
      expect((await lastErrors()).sort()).toEqual(['Error: The mail server took longer than 3 s', null]),
    );
    await eventually(() => expect(fixture.server.taken).toHaveLength(1));
  });

  it('writes down what it has sent when the database was frozen meanwhile', async () => {
    const freezing: MailSender = {
      deadline: 1_000,
      atOnce: 4,
      send: async () => {
        const freezer = fixture.dataSource.createQueryRunner();
        await freezer.startTransaction();
        await freezer.query('LOCK TABLE mails IN ACCESS EXCLUSIVE MODE');
        void setTimeout(4_000).then(async () => {
          await freezer.commitTransaction();
          await freezer.release();
        });
      },
    };
    const mail = await queueMail(fixture.dataSource);
    fixture.startWorker(freezing);
    await setTimeout(4_500);

    await fixture.reaches(mail, { status: 'sent', attempts: 1 });
  });

  it('writes down what it has sent when the database was away for long', async () => {
    const query = fixture.dataSource.query.bind(fixture.dataSource);
    let refusals = 25;
    const away = jest
      .spyOn(fixture.dataSource, 'query')
      .mockImplementation(async (...asked: Parameters<typeof query>) => {
        if (!asked[0].includes("status = 'sent'") || refusals-- <= 0) return query(...asked);
        throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
      });
    const mail = await queueMail(fixture.dataSource);
    fixture.startWorker();
    await setTimeout(12_500);

    await fixture.reaches(mail, { status: 'sent', attempts: 1 });
    expect(fixture.server.taken).toHaveLength(1);
    away.mockRestore();
  }, 30_000);
});
