import { EventEmitter, once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { InProcessBus } from '@rover/platform/messaging/in-process-bus';
import { Outbox } from '@rover/platform/messaging/outbox';
import { Reporter } from '@rover/platform/telemetry/reporter';
import type { DataSource } from 'typeorm';
import { MailRefused, type MailSender } from '../senders/mail-sender.js';
import { SmtpSender } from '../senders/smtp.sender.js';
import { openMailDatabase } from '../testing/mail-database.js';
import { TestMailServer } from '../testing/mail-server.js';
import { newMail, queueMail } from '../testing/stored-mail.js';
import { Mail } from './mail.entity.js';
import { Postman } from './postman.js';

const from = { name: 'The Wild Rover', address: 'hello@thewildrover.example' };

describe('the postman', () => {
  const server = new TestMailServer();
  let dataSource: DataSource;
  let outbox: Outbox;
  let close: () => Promise<void>;
  let postmen: Postman[];
  const reporter = new Reporter(new InProcessBus());

  beforeAll(async () => {
    Logger.overrideLogger(false);
    ({ dataSource, close } = await openMailDatabase());
    outbox = new Outbox();
  });
  beforeEach(async () => {
    await dataSource.query('TRUNCATE mails');
    await server.listen();
    server.taken.length = 0;
    server.replies = [];
    postmen = [];
  });
  afterEach(async () => {
    await Promise.all(postmen.map((postman) => postman.beforeApplicationShutdown()));
    await server.close();
  });
  afterAll(() => close());

  function hire(sender: MailSender = new SmtpSender(server.url, from)): Postman {
    const postman = new Postman(dataSource, outbox, sender, reporter);
    postman.onApplicationBootstrap();
    postmen.push(postman);
    return postman;
  }

  async function reaches({ id }: Mail, expected: Partial<Mail>): Promise<Mail> {
    for (let looks = 0; looks < 200; looks += 1) {
      const mail = await dataSource.manager.findOneByOrFail(Mail, { id });
      if (Object.entries(expected).every(([name, value]) => mail[name as keyof Mail] === value)) return mail;
      await setTimeout(25);
    }
    return expect(dataSource.manager.findOneBy(Mail, { id })).resolves.toMatchObject(expected) as never;
  }

  /** As if the pause, or the lease, were over. */
  async function letTimePass(): Promise<void> {
    await dataSource.query('UPDATE mails SET next_attempt_at = now()');
    outbox.wake();
  }

  it('takes a mail to the server, and keeps nothing of what it said', async () => {
    const mail = await queueMail(dataSource);
    hire();

    const sent = await reaches(mail, { status: 'sent' });

    expect(sent).toMatchObject({ attempts: 1, lastError: null, text: '', html: '', attachments: [] });
    expect(sent.sentAt).toBeInstanceOf(Date);
    expect(server.taken).toMatchObject([{ to: ['aoife@example.com'], mail: { messageId: mail.messageId } }]);
  });

  it('is woken by what is committed', async () => {
    hire();
    await setTimeout(100);
    const start = Date.now();

    const mail = await queueMail(dataSource);
    outbox.wake();
    await reaches(mail, { status: 'sent' });

    expect(Date.now() - start).toBeLessThan(700);
  });

  it('tries again later what the server does not take now', async () => {
    server.replies = [451];
    const mail = await queueMail(dataSource);
    hire();

    const waiting = await reaches(mail, { status: 'queued', attempts: 1 });
    expect(waiting.lastError).toContain('451');
    expect(waiting.nextAttemptAt.getTime() - Date.now()).toBeGreaterThan(3_000);
    expect(waiting.text).toBe(mail.text);
    await letTimePass();

    await reaches(mail, { status: 'sent', attempts: 2, lastError: null });
    expect(server.taken).toHaveLength(1);
  });

  it('gives up what the server refuses for good', async () => {
    server.replies = [550];
    const reported = jest.spyOn(reporter, 'error');
    const mail = await queueMail(dataSource);
    hire();

    const failed = await reaches(mail, { status: 'failed' });
    await letTimePass();
    await setTimeout(200);

    expect(failed.lastError).toContain('550');
    expect(reported).toHaveBeenCalledWith('mail rsvp-confirmation', expect.any(MailRefused));
    expect(await dataSource.manager.findOneBy(Mail, { id: mail.id })).toMatchObject({ status: 'failed', attempts: 1 });
    expect(server.taken).toEqual([]);
  });

  it('gives up what has not been taken for a day', async () => {
    const mail = await queueMail(dataSource);
    await dataSource.query('UPDATE mails SET attempts = 1000');
    server.replies = [451];
    hire();

    await reaches(mail, { status: 'failed', attempts: 1001 });
  });

  it('gets every mail out once when the server was down and comes back', async () => {
    const { url, port } = server;
    await server.close();
    hire(new SmtpSender(url, from));
    const guests = Array.from({ length: 6 }, (_, index) => `guest-${index}@example.com`);
    const mails = await Promise.all(guests.map((recipient) => queueMail(dataSource, newMail({ recipient }))));
    for (const mail of mails) await reaches(mail, { status: 'queued', attempts: 1 });

    await server.listen(port);
    await letTimePass();

    for (const mail of mails) await reaches(mail, { status: 'sent', attempts: 2 });
    expect(server.taken.flatMap(({ to }) => to).sort()).toEqual(guests);
  });

  it('leaves a server that hangs at the deadline, and has the others wait no longer than that', async () => {
    server.replies = ['silence'];
    const hanging = await queueMail(dataSource);
    const other = await queueMail(dataSource);
    hire(new SmtpSender(server.url, from, 300));

    const lastErrors = await Promise.all(
      [hanging, other].map(async (mail) => {
        await reaches(mail, { attempts: 1 });
        await setTimeout(600);
        return (await dataSource.manager.findOneByOrFail(Mail, { id: mail.id })).lastError;
      }),
    );

    expect(lastErrors.sort()).toEqual(['Error: The mail server took longer than 0.3 s', null]);
    expect(server.taken).toHaveLength(1);
  });

  it('takes four mails at a time, shared with colleagues, and no mail twice', async () => {
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
      mails.push(await queueMail(dataSource, newMail({ recipient: `guest-${index}@example.com` })));
    }
    hire(sender);
    hire(sender);

    for (const mail of mails) await reaches(mail, { status: 'sent' });
    expect(carried.sort()).toEqual(mails.map(({ id }) => id).sort());
    expect(most).toBeGreaterThan(1);
    expect(most).toBeLessThanOrEqual(8);
  });

  it('that dies between the server’s word and its own note is followed by one that sends a copy of the same name', async () => {
    const real = new SmtpSender(server.url, from);
    const death = new EventEmitter();
    const dying: MailSender = {
      deadline: 1_000,
      atOnce: 4,
      send: async (mail) => {
        await real.send(mail);
        await once(death, 'buried');
      },
    };
    const mail = await queueMail(dataSource);
    hire(dying);
    await reaches(mail, { status: 'sending', attempts: 1 });

    hire(real);
    await setTimeout(200);
    const copiesWithinTheLease = server.taken.length;
    await letTimePass();
    await reaches(mail, { status: 'sent', attempts: 2 }).finally(() => death.emit('buried'));

    expect(copiesWithinTheLease).toBe(1);
    expect(server.taken.map(({ mail: { messageId } }) => messageId)).toEqual([mail.messageId, mail.messageId]);
  });

  it('writes down what it has sent when the database was frozen meanwhile', async () => {
    const freezing: MailSender = {
      deadline: 1_000,
      atOnce: 4,
      send: async () => {
        const freezer = dataSource.createQueryRunner();
        await freezer.startTransaction();
        await freezer.query('LOCK TABLE mails IN ACCESS EXCLUSIVE MODE');
        void setTimeout(4_000).then(async () => {
          await freezer.commitTransaction();
          await freezer.release();
        });
      },
    };
    const mail = await queueMail(dataSource);
    hire(freezing);
    await setTimeout(4_500);

    await reaches(mail, { status: 'sent', attempts: 1 });
  });

  it('sees the mails through that are on their way when it is told to stop', async () => {
    const slow: MailSender = { deadline: 1_000, atOnce: 4, send: () => setTimeout(300) };
    const mail = await queueMail(dataSource);
    const postman = hire(slow);
    await reaches(mail, { status: 'sending' });

    await postman.beforeApplicationShutdown();

    expect(await dataSource.manager.findOneBy(Mail, { id: mail.id })).toMatchObject({ status: 'sent' });
  });
});
