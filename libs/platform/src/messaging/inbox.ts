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
    const handled = await this.onceEach(consumer, [message], (manager) => work(manager));
    return handled.length > 0;
  }

  /**
   * As `once`, for messages that are handled in one transaction.
   * @param work is given those that this consumer has not handled before; it is not run when there are none
   * @returns those
   */
  async onceEach<M extends Message>(
    consumer: string,
    messages: readonly M[],
    work: (manager: EntityManager, messages: readonly M[]) => Promise<void>,
  ): Promise<readonly M[]> {
    const byId = new Map(messages.map((message) => [message.id, message]));
    const handled = await this.dataSource.transaction(async (manager) => {
      // Inserted in one order, so that two transactions with the same messages cannot deadlock.
      const remembered: { message_id: string }[] = await manager.query(
        `INSERT INTO inbox (consumer, message_id) SELECT $1, unnest($2::uuid[])
         ON CONFLICT DO NOTHING RETURNING message_id`,
        [consumer, [...byId.keys()].sort()],
      );
      const ids = new Set(remembered.map(({ message_id }) => message_id));
      const isNew = [...byId.values()].filter(({ id }) => ids.has(id));
      if (isNew.length > 0) await work(manager, isNew);
      return isNew;
    });
    if (handled.length > 0) this.outbox.wake();
    return handled;
  }
}
