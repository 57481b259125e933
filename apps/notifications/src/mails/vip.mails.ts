import { Injectable } from '@nestjs/common';
import type { Message, MessagePayloads, VipBookingFacts } from '@rover/contracts/messages';
import { OnMessage } from '@rover/platform/messaging/on-message';
import { venue } from '@rover/venue/venue';
import type { EntityManager } from 'typeorm';
import { MailQueue } from '../queue/mail-queue.js';
import { SiteLinks } from '../site-links.js';
import { vipNoticeMail, vipRequestMail, vipStatusMail } from './vip.templates.js';

/** Queues the mails to hosts, and to the pub, about VIP bookings. */
@Injectable()
export class VipMails {
  constructor(
    private readonly queue: MailQueue,
    private readonly links: SiteLinks,
  ) {}

  @OnMessage('vip.requested', { consumer: 'notifications.vip-mails' })
  async acknowledge(
    booking: VipBookingFacts,
    { topic, occurredAt }: Message<'vip.requested'>,
    manager: EntityManager,
  ): Promise<void> {
    await this.queue.add(manager, {
      key: `${topic}:${booking.bookingId}`,
      kind: 'vip-request',
      thread: booking.bookingId,
      saidAt: new Date(occurredAt),
      recipient: booking.hostEmail,
      ...vipRequestMail(booking, this.links),
    });
    await this.queue.add(manager, {
      key: `${topic}:${booking.bookingId}:pub`,
      kind: 'vip-notice',
      thread: null,
      saidAt: new Date(occurredAt),
      recipient: venue.email,
      replyTo: booking.hostEmail,
      ...vipNoticeMail(booking, this.links),
    });
  }

  /** A status can come back, so each message counts as a change of its own. */
  @OnMessage('vip.status-changed', { consumer: 'notifications.vip-status-mail' })
  async tellStatus(
    booking: MessagePayloads['vip.status-changed'],
    { id, topic, occurredAt }: Message<'vip.status-changed'>,
    manager: EntityManager,
  ): Promise<void> {
    await this.queue.add(manager, {
      key: `${topic}:${id}`,
      kind: 'vip-status',
      thread: booking.bookingId,
      saidAt: new Date(occurredAt),
      bookingStatus: booking.status,
      recipient: booking.hostEmail,
      ...vipStatusMail(booking, this.links),
    });
  }
}
