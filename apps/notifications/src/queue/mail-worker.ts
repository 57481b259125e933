import { setImmediate } from 'node:timers/promises';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { Batches } from '@rover/platform/background/batches';
import { BackgroundWorker, PeriodicTask } from '@rover/platform/background/periodic-task';
import { WakeSignal } from '@rover/platform/background/wake-signal';
import { isUnavailable } from '@rover/platform/http/failure-kinds';
import { runInRequest } from '@rover/platform/http/request-context';
import { Outbox } from '@rover/platform/messaging/outbox';
import { redactedMessage } from '@rover/platform/telemetry/error-message';
import { Reporter } from '@rover/platform/telemetry/reporter';
import { ConstantBackoff, handleWhen, retry } from 'cockatiel';
import { DataSource } from 'typeorm';
import { MAIL_SENDER, MailRefused, type MailSender } from '../senders/mail-sender.js';
import { countMail } from './mail-metrics.js';
import { type LeasedMail, leaseDue, markOvertaken, markSent, markUnsent } from './mail-rows.js';
import { overdueAttempt, pauseAfter } from './retries.js';

/** Milliseconds between two looks at the queue when nothing is signalled… */
const lookEvery = 1_000;
/** …and the least number between two looks when it does. */
const restBetween = 50;
/** Mails that are composed before other work gets its turn. */
const inOneGo = 16;
/** Milliseconds after the sender's deadline in which the outcome is stored. */
const leaseMargin = 10_000;

/** Milliseconds between two tries to store an outcome… */
const writeEvery = 500;
/** …and within which the last try is made when the service stops. */
const lastWords = 10_000;

/**
 * Sends the mails in the queue. Any number of processes may share one; a mail of a process that dies is taken by
 * another.
 */
@Injectable()
export class MailWorker extends BackgroundWorker {
  private readonly logger = new Logger(MailWorker.name);
  private readonly wakeSignal = new WakeSignal();
  /** Deliveries by the id of the mail. */
  private readonly underway = new Map<string, Promise<void>>();
  private patientUntil = Number.POSITIVE_INFINITY;
  /** Stores outcomes, and waits for a database that is away: a mail whose outcome is not stored is sent twice. */
  private readonly patiently = retry(
    handleWhen((error) => isUnavailable(error) && performance.now() < this.patientUntil),
    { maxAttempts: Number.POSITIVE_INFINITY, backoff: new ConstantBackoff(writeEvery) },
  );
  protected readonly task: PeriodicTask;
  /** Stores the ids of mails that were sent. */
  private readonly sent = new Batches<string>({
    most: 1_000,
    deal: (ids) => this.patiently.execute(() => markSent(this.dataSource, ids)),
    isOnesOwn: () => false,
  });

  constructor(
    private readonly dataSource: DataSource,
    outbox: Outbox,
    @Inject(MAIL_SENDER) private readonly sender: MailSender,
    private readonly reporter: Reporter,
  ) {
    super();
    this.task = new PeriodicTask({
      run: () => this.takeDue(),
      failed: (error) => this.logger.warn(`The queue of mails cannot be read: ${redactedMessage(error)}`),
      wakeSignal: this.wakeSignal,
      every: lookEvery,
      rest: restBetween,
      wokenBy: outbox,
    });
  }

  /** Takes no further mail, and waits for those that are being sent. */
  override async beforeApplicationShutdown(): Promise<void> {
    this.patientUntil = performance.now() + lastWords;
    await super.beforeApplicationShutdown();
    await Promise.all(this.underway.values());
  }

  private async takeDue(): Promise<void> {
    const room = this.sender.atOnce - this.underway.size;
    if (room === 0) return;
    const leaseFor = this.sender.deadline + leaseMargin;
    for (const mail of await leaseDue(this.dataSource, room, this.underway.keys(), leaseFor)) {
      const delivery = runInRequest(mail.requestId, () => this.deliver(mail)).finally(() => {
        this.underway.delete(mail.id);
        this.wakeSignal.notify();
      });
      this.underway.set(mail.id, delivery);
      // Composing mails blocks the event loop for a while: after some of them other work gets its turn.
      if (this.underway.size % inOneGo === 0) await setImmediate();
    }
  }

  private async deliver(mail: LeasedMail): Promise<void> {
    const writeDown = mail.overtaken ? this.suppress(mail) : await this.attempt(mail);
    await writeDown().catch((error: unknown) => {
      this.logger.error(`The outcome of mail ${mail.id} could not be stored: ${redactedMessage(error)}`);
    });
  }

  private suppress(mail: LeasedMail): () => Promise<void> {
    this.logger.log(`Mail ${mail.id} is not sent: a later mail about its booking has been sent already`);
    countMail(mail.kind, 'suppressed');
    return () => this.patiently.execute(() => markOvertaken(this.dataSource, mail));
  }

  /** @returns a function that stores the outcome */
  private async attempt(mail: LeasedMail): Promise<() => Promise<void>> {
    try {
      await this.sender.send(mail);
      this.logger.log(`Mail ${mail.id} is sent`);
      countMail(mail.kind, 'sent');
      return () => this.sent.add(mail.id);
    } catch (error) {
      const pause = error instanceof MailRefused ? null : pauseAfter(mail.attempts);
      const prospect = pause === null ? 'given up' : `tried again in ${pause / 1_000} s`;
      this.logger.warn(`Mail ${mail.id} was not accepted, and is ${prospect}: ${redactedMessage(error)}`);
      countMail(mail.kind, pause === null ? 'refused' : 'postponed');
      if (pause === null || mail.attempts === overdueAttempt) this.reporter.error(`mail ${mail.kind}`, error);
      return () => this.patiently.execute(() => markUnsent(this.dataSource, mail, error, pause));
    }
  }
}
