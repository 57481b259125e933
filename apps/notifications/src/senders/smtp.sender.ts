import { createTransport, type NodemailerError } from 'nodemailer';
import SMTPTransport from 'nodemailer/lib/smtp-transport';
import type { Mailbox } from '../notifications.config.js';
import type { Mail } from '../queue/mail.entity.js';
import { MailRefused, type MailSender } from './mail-sender.js';
import { mimeMessage } from './mime-message.js';

/**
 * nodemailer's codes for errors of this very mail; a refused login or greeting is an error of the connection, and
 * passes.
 */
const aboutTheMail = new Set(['EENVELOPE', 'EMESSAGE']);

/** Milliseconds that each step of a check may take: longer than anybody waits for its result. */
const triedWithin = 5_000;

/** Sends through a mail server, over a connection for each mail. */
export class SmtpSender implements MailSender {
  /** As many connections as mail servers commonly accept from one client. */
  readonly atOnce = 4;
  private readonly transport;
  private readonly trial;

  /** @param deadline milliseconds for everything: the look-up, the connection, the login, the mail */
  constructor(
    url: string,
    private readonly from: Mailbox,
    readonly deadline = 20_000,
  ) {
    this.transport = createTransport(new SMTPTransport({ url }));
    const timeouts = { connectionTimeout: triedWithin, greetingTimeout: triedWithin, socketTimeout: triedWithin };
    this.trial = createTransport(new SMTPTransport({ url, ...timeouts }));
  }

  async send(mail: Mail): Promise<void> {
    const signal = AbortSignal.timeout(this.deadline);
    try {
      await this.transport.sendMail({ ...mimeMessage(mail, this.from), signal });
    } catch (cause) {
      if (signal.aborted) throw new Error(`The mail server took longer than ${this.deadline / 1_000} s`, { cause });
      if (isFinal(cause)) throw new MailRefused(cause.message, { cause });
      throw cause;
    }
  }

  /** Checks that the server greets us and accepts our login. */
  async check(): Promise<void> {
    await this.trial.verify();
  }
}

function isFinal(error: unknown): error is NodemailerError {
  const { code, permanent } = error as NodemailerError;
  return code !== undefined && aboutTheMail.has(code) && permanent !== false;
}
