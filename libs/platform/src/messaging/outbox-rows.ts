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
 * Takes up to `limit` messages that are due, oldest first, and lets nobody else take them for `leaseFor` milliseconds. One
 * that would be due far later was told before the clock was set back. They are an array and no join: PostgreSQL, which may
 * have last counted when the outbox was all but empty, would read all of it for them.
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

/** The bus has taken these messages: the outbox lets go of them. */
export async function deleteSent(dataSource: DataSource, ids: readonly string[]): Promise<void> {
  await dataSource.query('DELETE FROM outbox WHERE id = ANY($1::uuid[])', [ids]);
}

/** Others may take these messages now, in the order in which they were told. */
export async function releaseLeases(dataSource: DataSource, ids: readonly string[]): Promise<void> {
  await dataSource.query('UPDATE outbox SET due_at = occurred_at WHERE id = ANY($1::uuid[])', [ids]);
}
