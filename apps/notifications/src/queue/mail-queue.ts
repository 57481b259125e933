import { randomUUID } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { venueDomain } from '@rover/venue/venue-words';
import type { EntityManager } from 'typeorm';
import { mayGetAnother } from './hourly-limits.js';
import { Mail } from './mail.entity.js';

/** What a mail says. */
export type MailContent = Pick<Mail, 'subject' | 'text' | 'html' | 'attachments'>;

/** A mail to be sent: what about, to whom, and what it says. */
export type NewMail = Pick<Mail, 'key' | 'kind' | 'recipient'> & MailContent;

const nothing: Pick<Mail, 'text' | 'html' | 'attachments'> = { text: '', html: '', attachments: [] };

@Injectable()
export class MailQueue {
  private readonly logger = new Logger(MailQueue.name);

  /**
   * Puts a mail in the queue, in the transaction of `manager`; the postman takes it once that is committed. A second
   * mail of the same key changes nothing; one too many for its recipient is only noted.
   */
  async add(manager: EntityManager, mail: NewMail): Promise<void> {
    const mayGo = await mayGetAnother(manager, mail.kind, mail.recipient);
    if (!mayGo) this.logger.warn(`${mail.key} is not mailed: its recipient has had enough of these for an hour`);
    const id = randomUUID();
    await manager
      .createQueryBuilder()
      .insert()
      .into(Mail)
      .values({
        ...mail,
        ...(mayGo ? {} : nothing),
        id,
        messageId: `<${id}@${venueDomain}>`,
        status: mayGo ? 'queued' : 'suppressed',
      })
      .orIgnore()
      .updateEntity(false)
      .execute();
  }
}
