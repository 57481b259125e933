import { randomUUID } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { currentRequestId, runInRequest } from '@rover/platform/http/request-context';
import { venueDomain } from '@rover/venue/venue-words';
import type { EntityManager } from 'typeorm';
import { whichMayGo } from './hourly-limits.js';
import type { Mail, MailStatus } from './mail.entity.js';
import { countMail } from './mail-metrics.js';

/** The content of a mail. */
export type MailContent = Pick<Mail, 'subject' | 'text' | 'html' | 'attachments'> & Partial<Pick<Mail, 'facts'>>;

/** A mail to be sent: its subject matter, recipient and content. */
export type NewMail = Pick<Mail, 'key' | 'kind' | 'thread' | 'saidAt' | 'recipient'> &
  Partial<Pick<Mail, 'bookingStatus' | 'replyTo'>> &
  MailContent;

const nothing: Omit<MailContent, 'subject'> = { text: '', html: '', attachments: [], facts: null };

@Injectable()
export class MailQueue {
  private readonly logger = new Logger(MailQueue.name);

  /**
   * Queues a mail, in the transaction of `manager`; the mail worker takes it once that is committed. A second mail with
   * the same key changes nothing; one beyond the limit of its recipient is only noted as suppressed.
   */
  async add(manager: EntityManager, mail: NewMail): Promise<void> {
    await this.addAll(manager, [{ ...mail, requestId: currentRequestId() }]);
  }

  /** As `add`, for mails that belong to requests of their own. */
  async addAll(manager: EntityManager, mails: readonly (NewMail & Pick<Mail, 'requestId'>)[]): Promise<void> {
    const mayGo = await whichMayGo(manager, mails);
    const rows = mails.map((mail) => {
      const id = randomUUID();
      const status: MailStatus = mayGo.has(mail) ? 'queued' : 'suppressed';
      if (!mayGo.has(mail)) runInRequest(mail.requestId, () => this.noteTooMany(mail));
      return { ...mail, ...(mayGo.has(mail) ? {} : nothing), id, messageId: `<${id}@${venueDomain}>`, status };
    });
    await manager.query(
      `INSERT INTO mails (id, key, kind, thread, said_at, booking_status, recipient, reply_to, subject, text, html,
                          attachments, facts, message_id, request_id, status)
       SELECT id, key, kind, thread, "saidAt", "bookingStatus", recipient, "replyTo", subject, text, html,
              attachments, facts, "messageId", "requestId", status
       FROM json_to_recordset($1) AS mail (
         id uuid, key text, kind text, thread uuid, "saidAt" timestamptz, "bookingStatus" text, recipient text,
         "replyTo" text, subject text, text text, html text, attachments jsonb, facts jsonb, "messageId" text,
         "requestId" text, status text
       )
       ON CONFLICT DO NOTHING`,
      [JSON.stringify(rows)],
    );
  }

  /**
   * Queues a suppressed mail again: it was overtaken, and is true again. Where a mail worker is just about to suppress
   * it, the mail is taken from that mail worker, and judged anew when the lease has run out.
   */
  async bringBack(manager: EntityManager, key: string): Promise<void> {
    await manager.query(
      `UPDATE mails
       SET status = CASE status WHEN 'suppressed' THEN 'queued' ELSE status END,
           attempts = CASE status WHEN 'suppressed' THEN 0 ELSE attempts + 1 END,
           next_attempt_at = CASE status WHEN 'suppressed' THEN now() ELSE next_attempt_at END
       WHERE key = $1 AND status IN ('queued', 'sending', 'suppressed') AND text <> ''`,
      [key],
    );
  }

  private noteTooMany({ key, kind }: NewMail): void {
    this.logger.warn(`${key} is not mailed: the hourly limit of its recipient is reached`);
    countMail(kind, 'suppressed');
  }
}
