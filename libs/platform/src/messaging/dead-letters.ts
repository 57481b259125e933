import { Injectable, Optional } from '@nestjs/common';
import type { Message } from '@rover/contracts/messages';
import { type InternalUndeliveredAnswer, undeliveredListed } from '@rover/contracts/undelivered';
import { DataSource } from 'typeorm';
import { errorText, redactedMessage } from '../telemetry/error-message.js';
import { Reporter } from '../telemetry/reporter.js';

const longestError = 2_000;

/**
 * The messages that a consumer of this service could not handle in any try, kept for 30 days for a person to look at.
 */
@Injectable()
export class DeadLetters {
  constructor(
    private readonly dataSource: DataSource,
    @Optional() private readonly reporter?: Reporter,
  ) {}

  async keep(consumer: string, message: Message, error: unknown): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO dead_letters (consumer, message_id, message, error) VALUES ($1, $2, $3, $4)
       ON CONFLICT (consumer, message_id) DO UPDATE SET error = excluded.error, failed_at = excluded.failed_at`,
      [consumer, message.id, message, errorText(error, longestError)],
    );
    this.reporter?.error(consumer, error);
  }

  /** The newest first, without their payloads, which may hold secrets. */
  async list(): Promise<InternalUndeliveredAnswer['undelivered']> {
    const rows: { consumer: string; message_id: string; topic: string; error: string; failed_at: Date }[] =
      await this.dataSource.query(
        `SELECT consumer, message_id, message->>'topic' AS topic, error, failed_at
         FROM dead_letters ORDER BY failed_at DESC LIMIT $1`,
        [undeliveredListed],
      );
    return rows.map(({ consumer, message_id, topic, error, failed_at }) => ({
      id: `${consumer}:${message_id}`,
      what: topic,
      recipient: consumer,
      error: redactedMessage(error),
      failedAt: failed_at.toISOString(),
    }));
  }

  /** The message that a consumer could not handle, if it is kept here. */
  async find(consumer: string, messageId: string): Promise<Message | undefined> {
    const [letter]: { message: Message }[] = await this.dataSource.query(
      'SELECT message FROM dead_letters WHERE consumer = $1 AND message_id::text = $2',
      [consumer, messageId],
    );
    return letter?.message;
  }

  async forget(consumer: string, { id }: Message): Promise<void> {
    await this.dataSource.query('DELETE FROM dead_letters WHERE consumer = $1 AND message_id = $2', [consumer, id]);
  }
}
