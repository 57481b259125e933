import { setTimeout } from 'node:timers/promises';
import { eventually } from '@rover/platform/testing/eventually';
import type { MailSender } from '../senders/mail-sender.js';
import { SmtpSender } from '../senders/smtp.sender.js';
import { from, postOffice } from '../testing/post-office.js';
import { newMail, queueMail } from '../testing/stored-mail.js';
import { Mail } from './mail.entity.js';

describe('the mail worker, when what he stands on is away', () => {
  const office = postOffice();

  it('gets every mail out once when the server was down and comes back', async () => {
    const { url, port } = office.server;
    await office.server.close();
    office.hire(new SmtpSender(url, from));
    const guests = Array.from({ length: 6 }, (_, index) => `guest-${index}@example.com`);
    const mails = await Promise.all(guests.map((recipient) => queueMail(office.dataSource, newMail({ recipient }))));
    for (const mail of mails) await office.reaches(mail, { status: 'queued', attempts: 1 });

    await office.server.listen(port);
    await office.letTimePass();

    for (const mail of mails) await office.reaches(mail, { status: 'sent', attempts: 2 });
    expect(office.server.taken.flatMap(({ to }) => to).sort()).toEqual(guests);
  });

  it('leaves a server that hangs at the deadline, and has the others wait no longer than that', async () => {
    office.server.replies = ['silence'];
    const hanging = await queueMail(office.dataSource);
    const other = await queueMail(office.dataSource);
    office.hire(new SmtpSender(office.server.url, from, 3_000));

    const lastErrors = () =>
      Promise.all(
        [hanging, other].map(
          async ({ id }) => (await office.dataSource.manager.findOneByOrFail(Mail, { id })).lastError,
        ),
      );
    await eventually(async () =>
      expect((await lastErrors()).sort()).toEqual(['Error: The mail server took longer than 3 s', null]),
    );
    await eventually(() => expect(office.server.taken).toHaveLength(1));
  });

  it('writes down what it has sent when the database was frozen meanwhile', async () => {
    const freezing: MailSender = {
      deadline: 1_000,
      atOnce: 4,
      send: async () => {
        const freezer = office.dataSource.createQueryRunner();
        await freezer.startTransaction();
        await freezer.query('LOCK TABLE mails IN ACCESS EXCLUSIVE MODE');
        void setTimeout(4_000).then(async () => {
          await freezer.commitTransaction();
          await freezer.release();
        });
      },
    };
    const mail = await queueMail(office.dataSource);
    office.hire(freezing);
    await setTimeout(4_500);

    await office.reaches(mail, { status: 'sent', attempts: 1 });
  });

  it('writes down what it has sent when the database was away for long', async () => {
    const query = office.dataSource.query.bind(office.dataSource);
    let refusals = 25;
    const away = jest
      .spyOn(office.dataSource, 'query')
      .mockImplementation(async (...asked: Parameters<typeof query>) => {
        if (!asked[0].includes("status = 'sent'") || refusals-- <= 0) return query(...asked);
        throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
      });
    const mail = await queueMail(office.dataSource);
    office.hire();
    await setTimeout(12_500);

    await office.reaches(mail, { status: 'sent', attempts: 1 });
    expect(office.server.taken).toHaveLength(1);
    away.mockRestore();
  }, 30_000);
});
