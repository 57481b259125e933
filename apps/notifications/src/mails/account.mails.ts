import { Injectable } from '@nestjs/common';
import type { MailedLinkFacts, Message } from '@rover/contracts/messages';
import { OnMessage } from '@rover/platform/messaging/on-message';
import type { EntityManager } from 'typeorm';
import { MailQueue } from '../queue/mail-queue.js';
import { SiteLinks } from '../site-links.js';
import { resetLetter, verificationLetter } from './account-letters.js';

/** What the owners of accounts are written. */
@Injectable()
export class AccountMails {
  constructor(
    private readonly queue: MailQueue,
    private readonly links: SiteLinks,
  ) {}

  @OnMessage('account.verification-requested', { consumer: 'notifications.verification-mail' })
  async verify(
    facts: MailedLinkFacts,
    { id, topic, occurredAt }: Message<'account.verification-requested'>,
    manager: EntityManager,
  ): Promise<void> {
    await this.queue.add(manager, {
      key: `${topic}:${id}`,
      kind: 'email-verification',
      thread: null,
      saidAt: new Date(occurredAt),
      recipient: facts.email,
      ...verificationLetter(facts, this.links),
    });
  }

  @OnMessage('account.reset-requested', { consumer: 'notifications.reset-mail' })
  async reset(
    facts: MailedLinkFacts,
    { id, topic, occurredAt }: Message<'account.reset-requested'>,
    manager: EntityManager,
  ): Promise<void> {
    await this.queue.add(manager, {
      key: `${topic}:${id}`,
      kind: 'password-reset',
      thread: null,
      saidAt: new Date(occurredAt),
      recipient: facts.email,
      ...resetLetter(facts, this.links),
    });
  }
}
