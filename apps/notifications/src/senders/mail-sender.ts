import type { Dependency } from '@rover/platform/run/dependencies';
import type { Mail } from '../queue/mail.entity.js';

/** The token under which the sender of this process is provided. */
export const MAIL_SENDER = Symbol('MAIL_SENDER');

/** Hands mails over for delivery. */
export interface MailSender extends Dependency {
  /** Milliseconds within which send() has settled, whatever happens. */
  readonly deadline: number;
  /** The most mails that one process sends at once. */
  readonly atOnce: number;
  /**
   * Resolves once the mail is sure to be delivered. A mail that is sent twice has the same Message-ID both times.
   * @throws MailRefused when this mail will never be taken; anything else: another try makes sense
   */
  send(mail: Mail): Promise<void>;
}

/** The mail was refused for good. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}
