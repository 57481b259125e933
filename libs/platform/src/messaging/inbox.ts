import { Injectable } from '@nestjs/common';
import type { Message } from '@rover/contracts/messages';
import { DataSource, type EntityManager } from 'typeorm';
import { Outbox } from './outbox.js';

/** Remembers which consumer has handled which message, so that a message that comes again changes nothing. */
@Injectable()
export class Inbox {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Runs `work` in a transaction that also remembers the message; if it throws, nothing has happened. A second delivery
   * at the same instant waits for the first.
   * @returns false when this consumer has handled the message before, and `work` was not run
   */
  async once(consumer: string, message: Message, work: (manager: EntityManager) => Promise<void>): Promise<boolean> {
    const isNew = await this.dataSource.transaction(async (manager) => {
      const remembered: unknown[] = await manager.query(
        'INSERT INTO inbox (consumer, message_id) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING message_id',
        [consumer, message.id],
      );
      if (remembered.length > 0) await work(manager);
      return remembered.length > 0;
    });
    if (isNew) this.outbox.wake();
    return isNew;
  }
}
