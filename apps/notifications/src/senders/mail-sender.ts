import type { Dependency } from '@rover/platform/run/dependencies';
import type { Mail } from '../queue/mail.entity.js';

/** The token under which the sender of this process is provided. */
export const MAIL_SENDER = Symbol('MAIL_SENDER');

/** Hands mails over to somebody who delivers them. */
export interface MailSender extends Dependency {
  /** Milliseconds within which send() has settled, whatever happens. */
  readonly deadline: number;
  /** Mails that one process may have on their way at once. */
  readonly atOnce: number;
  /**
   * Resolves once the mail is sure to be delivered. A mail that is sent twice has the same Message-ID both times.
   * @throws MailRefused when this mail will never be taken; anything else: another try makes sense
   */
  send(mail: Mail): Promise<void>;
}

/** Whoever should deliver the mail has refused it for good. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}
