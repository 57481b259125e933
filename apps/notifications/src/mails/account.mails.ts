import { Injectable } from '@nestjs/common';
import type { MailedLinkFacts, Message } from '@rover/contracts/messages';
import { OnMessage } from '@rover/platform/messaging/on-message';
import type { EntityManager } from 'typeorm';
import type { MailKind } from '../queue/mail.entity.js';
import { type MailContent, MailQueue } from '../queue/mail-queue.js';
import { SiteLinks } from '../site-links.js';
import { resetMail, verificationMail } from './account.templates.js';

/** Queues the mails to owners of accounts. */
@Injectable()
export class AccountMails {
  constructor(
    private readonly queue: MailQueue,
    private readonly links: SiteLinks,
  ) {}

  @OnMessage('account.verification-requested', { consumer: 'notifications.verification-mail' })
  async verify(facts: MailedLinkFacts, message: Message, manager: EntityManager): Promise<void> {
    await this.write(manager, message, 'email-verification', facts.email, verificationMail(facts, this.links));
  }

  @OnMessage('account.reset-requested', { consumer: 'notifications.reset-mail' })
  async reset(facts: MailedLinkFacts, message: Message, manager: EntityManager): Promise<void> {
    await this.write(manager, message, 'password-reset', facts.email, resetMail(facts, this.links));
  }

  private async write(
    manager: EntityManager,
    { id, topic, occurredAt }: Message,
    kind: MailKind,
    recipient: string,
    mail: MailContent,
  ): Promise<void> {
    const saidAt = new Date(occurredAt);
    await this.queue.add(manager, { key: `${topic}:${id}`, kind, thread: null, saidAt, recipient, ...mail });
  }
}
