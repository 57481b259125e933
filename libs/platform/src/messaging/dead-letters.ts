import { Injectable, Optional } from '@nestjs/common';
import type { Message } from '@rover/contracts/messages';
import { DataSource } from 'typeorm';
import { Reporter } from '../telemetry/reporter.js';

const longestError = 2_000;

/** The messages that a consumer of this service could not handle in any try, kept for 30 days for a person to look at. */
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
      [consumer, message.id, message, String(error).slice(0, longestError)],
    );
    this.reporter?.error(consumer, error);
  }
}
