import type { Message, Topic } from '@rover/contracts/messages';
import type { DataSource } from 'typeorm';

interface OutboxRow {
  id: string;
  topic: Topic;
  payload: Message['payload'];
  request_id: string | null;
  occurred_at: Date;
}

/**
 * Takes up to `limit` messages that are due, oldest first, and lets nobody else take them for `leaseFor` milliseconds.
 * One that would be due far later was written before the clock was set back, and is taken too. The ids are an array,
 * not a join: with statistics of an almost empty outbox PostgreSQL would read the whole table to join them.
 * @param except ids of messages not to be taken, due or not
 */
export async function leaseDue(
  dataSource: Pick<DataSource, 'query'>,
  limit: number,
  except: ReadonlySet<string>,
  leaseFor: number,
): Promise<Message[]> {
  const rows: OutboxRow[] = await dataSource.query(
    `WITH due AS MATERIALIZED (
       SELECT id FROM outbox
       WHERE (due_at <= now() OR due_at > now() + $3 * interval '2 milliseconds') AND id <> ALL($1::uuid[])
       ORDER BY due_at LIMIT $2 FOR UPDATE SKIP LOCKED
     ), leased AS (
       UPDATE outbox SET due_at = now() + $3 * interval '1 millisecond'
       WHERE id = ANY(ARRAY(SELECT id FROM due))
       RETURNING id, topic, payload, request_id, occurred_at
     )
     SELECT * FROM leased ORDER BY occurred_at`,
    [[...except], limit, leaseFor],
  );
  return rows.map(({ id, topic, payload, request_id, occurred_at }) => ({
    id,
    topic,
    payload,
    requestId: request_id,
    occurredAt: occurred_at.toISOString(),
  }));
}

/** Deletes messages that the bus has taken. */
export async function deleteSent(dataSource: DataSource, ids: readonly string[]): Promise<void> {
  await dataSource.query('DELETE FROM outbox WHERE id = ANY($1::uuid[])', [ids]);
}

/** Makes these messages due again, in the order in which they were written. */
export async function releaseLeases(dataSource: DataSource, ids: readonly string[]): Promise<void> {
  await dataSource.query('UPDATE outbox SET due_at = occurred_at WHERE id = ANY($1::uuid[])', [ids]);
}
