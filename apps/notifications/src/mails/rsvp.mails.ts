import { Injectable } from '@nestjs/common';
import type { Message, MessagePayloads } from '@rover/contracts/messages';
import { OnMessage } from '@rover/platform/messaging/on-message';
import type { EntityManager } from 'typeorm';
import { MailQueue } from '../queue/mail-queue.js';
import { SiteLinks } from '../site-links.js';
import { rsvpConfirmation } from './rsvp-confirmation.js';
import { rsvpStatusLetter } from './rsvp-status-letter.js';

/** What guests are written about their RSVPs. */
@Injectable()
export class RsvpMails {
  constructor(
    private readonly queue: MailQueue,
    private readonly links: SiteLinks,
  ) {}

  @OnMessage('rsvp.placed', { consumer: 'notifications.rsvp-mail' })
  async confirm(
    rsvp: MessagePayloads['rsvp.placed'],
    message: Message<'rsvp.placed'>,
    manager: EntityManager,
  ): Promise<void> {
    await this.queue.add(manager, {
      key: `rsvp.placed:${rsvp.rsvpId}`,
      kind: 'rsvp-confirmation',
      recipient: rsvp.email,
      ...rsvpConfirmation(rsvp, this.links, new Date(message.occurredAt)),
    });
  }

  /** A status can come back, so each message is a change of its own. */
  @OnMessage('rsvp.status-changed', { consumer: 'notifications.rsvp-status-mail' })
  async tellStatus(
    rsvp: MessagePayloads['rsvp.status-changed'],
    { id, topic }: Message<'rsvp.status-changed'>,
    manager: EntityManager,
  ): Promise<void> {
    await this.queue.add(manager, {
      key: `${topic}:${id}`,
      kind: 'rsvp-status',
      recipient: rsvp.email,
      ...rsvpStatusLetter(rsvp, this.links),
    });
  }
}
