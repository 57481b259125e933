import { setTimeout } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { InProcessBus } from '@rover/platform/messaging/in-process-bus';
import { Outbox } from '@rover/platform/messaging/outbox';
import { Reporter } from '@rover/platform/telemetry/reporter';
import { openSchema } from '@rover/platform/testing/open-schema';
import type { DataSource } from 'typeorm';
import { notificationsSchema } from '../notifications.schema.js';
import { Mail } from '../queue/mail.entity.js';
import { MailWorker } from '../queue/mail-worker.js';
import type { MailSender } from '../senders/mail-sender.js';
import { SmtpSender } from '../senders/smtp.sender.js';
import { TestMailServer } from './mail-server.js';

export const from = { name: 'The Wild Rover', address: 'hello@thewildrover.example' };

/** A fixture for the tests of a `describe`: opened before the first, reset for each, and closed after the last. */
export function mailFixture(): MailFixture {
  const fixture = new MailFixture();
  let close: () => Promise<void>;
  beforeAll(async () => {
    close = await fixture.open();
  });
  beforeEach(() => fixture.begin());
  afterEach(() => fixture.end());
  afterAll(() => close());
  return fixture;
}

/** A queue of mails in a real database, a mail server that answers as it is told, and mail workers between them. */
class MailFixture {
  readonly server = new TestMailServer();
  readonly outbox = new Outbox();
  dataSource!: DataSource;
  readonly reporter = new Reporter(new InProcessBus());
  private workers: MailWorker[] = [];

  /** @returns what closes it again */
  async open(): Promise<() => Promise<void>> {
    Logger.overrideLogger(false);
    const { dataSource, close } = await openSchema(notificationsSchema);
    this.dataSource = dataSource;
    return close;
  }

  /** Before each test: no mails, and a server that takes all. */
  async begin(): Promise<void> {
    await this.dataSource.query('TRUNCATE mails');
    await this.server.listen();
    this.server.taken.length = 0;
    this.server.replies = [];
  }

  /** After each test: stops the mail workers and the server. */
  async end(): Promise<void> {
    await Promise.all(this.workers.splice(0).map((worker) => worker.beforeApplicationShutdown()));
    await this.server.close();
  }

  startWorker(sender: MailSender = new SmtpSender(this.server.url, from)): MailWorker {
    const worker = new MailWorker(this.dataSource, this.outbox, sender, this.reporter);
    worker.onApplicationBootstrap();
    this.workers.push(worker);
    return worker;
  }

  /** The mail, once it is as expected. */
  async reaches({ id }: Mail, expected: Partial<Mail>): Promise<Mail> {
    for (let looks = 0; looks < 200; looks += 1) {
      const mail = await this.dataSource.manager.findOneByOrFail(Mail, { id });
      if (Object.entries(expected).every(([name, value]) => mail[name as keyof Mail] === value)) return mail;
      await setTimeout(25);
    }
    return expect(this.dataSource.manager.findOneBy(Mail, { id })).resolves.toMatchObject(expected) as never;
  }

  /** As if the pause, or the lease, were over. */
  async letTimePass(): Promise<void> {
    await this.dataSource.query('UPDATE mails SET next_attempt_at = now()');
    this.outbox.wake();
  }
}
