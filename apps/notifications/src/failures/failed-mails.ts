import { Injectable } from '@nestjs/common';
import { type InternalUndeliveredAnswer, undeliveredListed } from '@rover/contracts/undelivered';
import { notFound } from '@rover/platform/http/domain-error';
import { Outbox } from '@rover/platform/messaging/outbox';
import { redactedMessage } from '@rover/platform/telemetry/error-message';
import { DataSource } from 'typeorm';

interface FailedRow {
  id: string;
  subject: string;
  recipient: string;
  last_error: string;
  failed_at: Date;
}

/** The mails that were refused for good, or not taken within a day, for a person to look at. */
@Injectable()
export class FailedMails {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  /** The newest first. */
  async list(): Promise<InternalUndeliveredAnswer['undelivered']> {
    const rows: FailedRow[] = await this.dataSource.query(
      `SELECT id, subject, recipient, last_error, next_attempt_at AS failed_at
       FROM mails WHERE status = 'failed' ORDER BY next_attempt_at DESC LIMIT $1`,
      [undeliveredListed],
    );
    return rows.map(({ id, subject, recipient, last_error, failed_at }) => ({
      id,
      what: subject,
      recipient,
      error: redactedMessage(last_error),
      failedAt: failed_at.toISOString(),
    }));
  }

  /** Queues it again, for another day of tries. @throws DomainError NOT_FOUND when it has not failed, or no longer */
  async sendAgain(id: string): Promise<void> {
    const [requeued]: [unknown[], number] = await this.dataSource.query(
      `UPDATE mails SET status = 'queued', attempts = 0, next_attempt_at = now()
       WHERE id = $1 AND status = 'failed' RETURNING id`,
      [id],
    );
    if (requeued.length === 0) throw notFound('failed mail');
    this.outbox.wake();
  }

  /** As `sendAgain`, for all that have failed. @returns how many there are */
  async sendAllAgain(): Promise<number> {
    const [, requeued]: [unknown[], number] = await this.dataSource.query(
      `UPDATE mails SET status = 'queued', attempts = 0, next_attempt_at = now() WHERE status = 'failed'`,
    );
    this.outbox.wake();
    return requeued;
  }
}
