import { RsvpConfirmations } from '../mails/rsvp-confirmation.js';
import type { Mail } from '../queue/mail.entity.js';
import type { SiteLinks } from '../site-links.js';
import type { MailSender } from './mail-sender.js';

/** Composes what is not composed yet of a mail, before another sender sends it. */
export class ComposingSender implements MailSender {
  readonly deadline: number;
  readonly atOnce: number;
  private readonly confirmations: RsvpConfirmations;

  constructor(
    private readonly sender: MailSender,
    links: SiteLinks,
  ) {
    this.deadline = sender.deadline;
    this.atOnce = sender.atOnce;
    this.confirmations = new RsvpConfirmations(links);
  }

  async send(mail: Mail): Promise<void> {
    await this.sender.send(mail.facts ? { ...mail, ...this.confirmations.rest(mail.facts, mail.saidAt) } : mail);
  }

  async check(): Promise<void> {
    await this.sender.check?.();
  }
}
