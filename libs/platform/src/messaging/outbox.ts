import { Injectable } from '@nestjs/common';
import type { MessagePayloads, Topic } from '@rover/contracts/messages';
import type { EntityManager } from 'typeorm';
import { currentRequestId } from '../http/request-context.js';

/**
 * What this service has to tell, written in the same transaction as the fact itself: either both are there or neither.
 * The relay sends it after the commit.
 *
 * A statement that writes the fact by itself inserts its rows by itself too, into the table `outbox`:
 *
 *     INSERT INTO outbox (topic, payload, request_id)
 *     SELECT 'seats.changed', jsonb_build_object('eventId', id, 'taken', taken, 'version', version), $1 FROM seated
 *
 * | column | |
 * |---|---|
 * | topic text | a key of MessagePayloads |
 * | payload jsonb | that topic's payload, checked by nobody |
 * | request_id text, null | currentRequestId() |
 * | id uuid, occurred_at, due_at | leave them to their defaults |
 */
@Injectable()
export class Outbox {
  private readonly sleepers = new Set<() => void>();

  /** Adds a message to the transaction of `manager`. Call wake() once that is committed. */
  async add<T extends Topic>(manager: EntityManager, topic: T, payload: MessagePayloads[T]): Promise<void> {
    await manager.query('INSERT INTO outbox (topic, payload, request_id) VALUES ($1, $2, $3)', [
      topic,
      payload,
      currentRequestId(),
    ]);
  }

  /** Something was committed: the relay of this process need not wait for its next look. */
  wake(): void {
    for (const sleeper of this.sleepers) sleeper();
  }

  /** Calls `wakened` at every wake(), until the returned function is called. */
  onWake(wakened: () => void): () => void {
    this.sleepers.add(wakened);
    return () => this.sleepers.delete(wakened);
  }
}
