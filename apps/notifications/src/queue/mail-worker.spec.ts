import { EventEmitter, once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { eventually } from '@rover/platform/testing/eventually';
import { MailRefused, type MailSender } from '../senders/mail-sender.js';
import { SmtpSender } from '../senders/smtp.sender.js';
import { from, mailFixture } from '../testing/mail-fixture.js';
import { placedRsvp } from '../testing/placed-rsvp.js';
import { newMail, queueMail } from '../testing/stored-mail.js';
import { Mail } from './mail.entity.js';
import { type LeasedMail, leaseDue, markSent, markUnsent } from './mail-rows.js';
import { overdueAttempt } from './retries.js';

describe('the mail worker', () => {
  const fixture = mailFixture();

  it('takes a mail to the server, and keeps nothing of what it said', async () => {
    const mail = await queueMail(fixture.dataSource, newMail({ facts: placedRsvp() }));
    fixture.startWorker();

    const sent = await fixture.reaches(mail, { status: 'sent' });

    expect(sent).toMatchObject({ attempts: 1, lastError: null, text: '', html: '', attachments: [], facts: null });
    expect(sent.sentAt).toBeInstanceOf(Date);
    expect(fixture.server.taken).toMatchObject([{ to: ['aoife@example.com'], mail: { messageId: mail.messageId } }]);
  });

  it('is woken by what is committed', async () => {
    fixture.startWorker();
    await setTimeout(100);
    const start = Date.now();

    for (let index = 0; index < 30; index += 1) {
      const mail = await queueMail(fixture.dataSource, newMail({ recipient: `guest-${index}@example.com` }));
      fixture.outbox.wake();
      await fixture.reaches(mail, { status: 'sent' });
    }

    // By polling alone it would be a second for each.
    expect(Date.now() - start).toBeLessThan(20_000);
  });

  it('tries again later what the server does not take now', async () => {
    fixture.server.replies = [451];
    const mail = await queueMail(fixture.dataSource);
    fixture.startWorker();

    const waiting = await fixture.reaches(mail, { status: 'queued', attempts: 1 });
    expect(waiting.lastError).toContain('451');
    expect(waiting.nextAttemptAt.getTime() - Date.now()).toBeGreaterThan(3_000);
    expect(waiting.text).toBe(mail.text);
    await fixture.letTimePass();

    await fixture.reaches(mail, { status: 'sent', attempts: 2, lastError: null });
    expect(fixture.server.taken).toHaveLength(1);
  });

  it('tells monitoring, once, of what the server has not taken for a quarter of an hour', async () => {
    fixture.server.replies = [451, 451, 451];
    const reported = jest.spyOn(fixture.reporter, 'error').mockClear();
    const mail = await queueMail(fixture.dataSource);
    await fixture.dataSource.query('UPDATE mails SET attempts = $1', [overdueAttempt - 2]);
    fixture.startWorker();

    for (const [attempts, told] of [
      [overdueAttempt - 1, 0],
      [overdueAttempt, 1],
      [overdueAttempt + 1, 1],
    ] as const) {
      await fixture.reaches(mail, { status: 'queued', attempts });
      expect(reported).toHaveBeenCalledTimes(told);
      await fixture.letTimePass();
    }
  });

  it('gives up what the server refuses for good', async () => {
    fixture.server.replies = [550];
    const reported = jest.spyOn(fixture.reporter, 'error');
    const mail = await queueMail(fixture.dataSource);
    fixture.startWorker();

    const failed = await fixture.reaches(mail, { status: 'failed' });
    await fixture.letTimePass();
    await setTimeout(200);

    expect(failed.lastError).toContain('550');
    expect(reported).toHaveBeenCalledWith('mail rsvp-confirmation', expect.any(MailRefused));
    expect(await fixture.dataSource.manager.findOneBy(Mail, { id: mail.id })).toMatchObject({
      status: 'failed',
      attempts: 1,
    });
    expect(fixture.server.taken).toEqual([]);
  });

  it('gives up what has not been taken for a day', async () => {
    const mail = await queueMail(fixture.dataSource);
    await fixture.dataSource.query('UPDATE mails SET attempts = 1000');
    fixture.server.replies = [451];
    fixture.startWorker();

    await fixture.reaches(mail, { status: 'failed', attempts: 1001 });
  });

  it('takes four mails at a time, shared with other workers, and no mail twice', async () => {
    let atOnce = 0;
    let most = 0;
    const carried: string[] = [];
    const sender: MailSender = {
      deadline: 1_000,
      atOnce: 4,
      send: async ({ id }) => {
        carried.push(id);
        atOnce += 1;
        most = Math.max(most, atOnce);
        await setTimeout(10);
        atOnce -= 1;
      },
    };
    const mails: Mail[] = [];
    for (let index = 0; index < 40; index += 1) {
      mails.push(await queueMail(fixture.dataSource, newMail({ recipient: `guest-${index}@example.com` })));
    }
    fixture.startWorker(sender);
    fixture.startWorker(sender);

    for (const mail of mails) await fixture.reaches(mail, { status: 'sent' });
    expect(carried.sort()).toEqual(mails.map(({ id }) => id).sort());
    expect(most).toBeGreaterThan(1);
    expect(most).toBeLessThanOrEqual(8);
  });

  it('that dies before it has noted that a mail was accepted is followed by one that sends a copy with the same id', async () => {
    const real = new SmtpSender(fixture.server.url, from);
    const death = new EventEmitter();
    const dying: MailSender = {
      deadline: 1_000,
      atOnce: 4,
      send: async (mail) => {
        await real.send(mail);
        await once(death, 'buried');
      },
    };
    const mail = await queueMail(fixture.dataSource);
    fixture.startWorker(dying);
    await fixture.reaches(mail, { status: 'sending', attempts: 1 });

    await eventually(() => expect(fixture.server.taken).toHaveLength(1));
    fixture.startWorker(real);
    await setTimeout(200);
    const copiesWithinTheLease = fixture.server.taken.length;
    await fixture.letTimePass();
    await fixture.reaches(mail, { status: 'sent', attempts: 2 }).finally(() => death.emit('buried'));

    expect(copiesWithinTheLease).toBe(1);
    expect(fixture.server.taken.map(({ mail: { messageId } }) => messageId)).toEqual([mail.messageId, mail.messageId]);
  });

  it('whose lease has run out changes no mail that another worker has taken, and nobody one that is sent', async () => {
    const { dataSource } = fixture;
    const { id } = await queueMail(dataSource);
    const lease = async () => (await leaseDue(dataSource, 1, [], 1_000))[0] as LeasedMail;
    const refused = (mail: Mail) => markUnsent(dataSource, mail, new Error('451'), null);
    const stored = () => dataSource.manager.findOneByOrFail(Mail, { id });
    const late = await lease();
    await fixture.letTimePass();
    const another = await lease();

    await refused(late);
    expect(await stored()).toMatchObject({ status: 'sending', attempts: 2, lastError: null });

    await markSent(dataSource, [id]);
    await refused(late);
    await refused(another);
    expect(await stored()).toMatchObject({ status: 'sent', attempts: 2, lastError: null });
  });

  it('sees the mails through that are on their way when it is stopped', async () => {
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    const slow: MailSender = { deadline: 1_000, atOnce: 4, send: () => arrived };
    const mail = await queueMail(fixture.dataSource);
    const mailWorker = fixture.startWorker(slow);
    await fixture.reaches(mail, { status: 'sending' });

    void setTimeout(300).then(arrive);
    await mailWorker.beforeApplicationShutdown();

    expect(await fixture.dataSource.manager.findOneBy(Mail, { id: mail.id })).toMatchObject({ status: 'sent' });
  });
});
