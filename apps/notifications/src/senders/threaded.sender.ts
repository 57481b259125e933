import { Logger } from '@nestjs/common';
import { settleWithin } from '@rover/platform/background/settle-within';
import { redactedMessage } from '@rover/platform/telemetry/error-message';
import { TimeoutError } from 'p-timeout';
import { Piscina } from 'piscina';
import type { Mail } from '../queue/mail.entity.js';
import { MailRefused, type MailSender } from './mail-sender.js';
import type { Failure } from './sender.thread.js';
import { type SenderConfig, senderOf } from './sender-of.js';

/** Milliseconds after its sender's deadline at which a thread counts as stuck. */
const grace = 5_000;
/** Milliseconds without mails after which the thread ends. */
const idleFor = 60_000;
/** Mails live briefly and are small: a small heap costs no time, and saves memory. */
const resourceLimits = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 64 };

/**
 * Has mails composed and sent in a thread of their own, so that they do not block the event loop of everything else. The
 * thread begins with the first mail, and ends when there have been none for a while. A mail whose thread dies was not
 * sent, as far as anybody knows; the next mail begins another thread.
 */
export class ThreadedSender implements MailSender {
  readonly deadline: number;
  readonly atOnce: number;
  private readonly logger = new Logger(ThreadedSender.name);
  private readonly sender: MailSender;
  private readonly thread: Piscina<Mail, Failure | undefined>;

  /**
   * @param program the path of `sender.thread.js`, as the compiler wrote it
   * @param deadline milliseconds; by default what its sender needs, and a grace
   */
  constructor({ SMTP_URL, MAIL_DIR, MAIL_FROM, PUBLIC_URL }: SenderConfig, program: string, deadline?: number) {
    const config: SenderConfig = { SMTP_URL, MAIL_DIR, MAIL_FROM, PUBLIC_URL };
    this.sender = senderOf(config);
    this.deadline = deadline ?? this.sender.deadline + grace;
    this.atOnce = this.sender.atOnce;
    this.thread = new Piscina({
      filename: program,
      workerData: config,
      minThreads: 0,
      maxThreads: 1,
      concurrentTasksPerWorker: this.atOnce,
      // Otherwise the thread would sleep between mails instead of going on with those that wait for a disk.
      atomics: 'disabled',
      idleTimeout: idleFor,
      recordTiming: false,
      resourceLimits,
    });
    this.thread.on('error', (error) => this.logger.warn(`The thread of mails ended: ${redactedMessage(error)}`));
  }

  async send(mail: Mail): Promise<void> {
    const failure = await this.settle(mail);
    if (!failure) return;
    const { error, isRefusal } = failure;
    throw isRefusal ? new MailRefused(error.message, { cause: error.cause }) : error;
  }

  /** In this thread, so that it is true whatever becomes of the other. */
  async check(): Promise<void> {
    await this.sender.check?.();
  }

  private async settle(mail: Mail): Promise<Failure | undefined> {
    try {
      return await settleWithin(this.deadline, this.thread.run(mail));
    } catch (error) {
      // Until the stuck thread has ended, further mails are refused: one thread at most waits for a disk that hangs.
      if (error instanceof TimeoutError) void this.thread.destroy();
      throw error;
    }
  }
}
