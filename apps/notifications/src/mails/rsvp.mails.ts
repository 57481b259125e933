import { Injectable } from '@nestjs/common';
import type { Message, MessagePayloads } from '@rover/contracts/messages';
import { OnMessage, OnMessages } from '@rover/platform/messaging/on-message';
import type { EntityManager } from 'typeorm';
import { MailQueue } from '../queue/mail-queue.js';
import { SiteLinks } from '../site-links.js';
import { RsvpConfirmations } from './rsvp-confirmation.js';
import { rsvpStatusMail } from './rsvp-status.template.js';

/** Queues the mails to guests about their RSVPs. */
@Injectable()
export class RsvpMails {
  private readonly confirmations: RsvpConfirmations;

  constructor(
    private readonly queue: MailQueue,
    private readonly links: SiteLinks,
  ) {
    this.confirmations = new RsvpConfirmations(links);
  }

  @OnMessages('rsvp.placed', { consumer: 'notifications.rsvp-mail' })
  async confirm(messages: readonly Message<'rsvp.placed'>[], manager: EntityManager): Promise<void> {
    await this.queue.addAll(
      manager,
      messages.map(({ payload: rsvp, occurredAt, requestId }) => ({
        key: confirmationKey(rsvp.rsvpId),
        kind: 'rsvp-confirmation',
        thread: rsvp.rsvpId,
        saidAt: new Date(occurredAt),
        recipient: rsvp.email,
        requestId,
        ...this.confirmations.plain(rsvp),
      })),
    );
  }

  /**
   * A status can come back, so each message counts as a change of its own. When an RSVP is confirmed again, its
   * confirmation is sent after all, if news of another status had overtaken it.
   */
  @OnMessage('rsvp.status-changed', { consumer: 'notifications.rsvp-status-mail' })
  async tellStatus(
    rsvp: MessagePayloads['rsvp.status-changed'],
    { id, topic, occurredAt }: Message<'rsvp.status-changed'>,
    manager: EntityManager,
  ): Promise<void> {
    await this.queue.add(manager, {
      key: `${topic}:${id}`,
      kind: 'rsvp-status',
      thread: rsvp.rsvpId,
      saidAt: new Date(occurredAt),
      bookingStatus: rsvp.status,
      recipient: rsvp.email,
      ...rsvpStatusMail(rsvp, this.links),
    });
    if (rsvp.status === 'confirmed') await this.queue.bringBack(manager, confirmationKey(rsvp.rsvpId));
  }
}

function confirmationKey(rsvpId: string): string {
  return `rsvp.placed:${rsvpId}`;
}
