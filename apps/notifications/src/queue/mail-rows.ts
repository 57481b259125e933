import { errorText } from '@rover/platform/telemetry/error-words';
import type { DataSource } from 'typeorm';
import type { Mail } from './mail.entity.js';

const longestError = 500;

/**
 * Takes up to `limit` mails that are due, the longest waiting first, and lets nobody else take them for `leaseFor`
 * milliseconds. Those that a sender took and never settled are due again when its lease has run out. None is due while
 * an earlier one of its thread is not settled.
 * @param except ids of mails not to be taken, due or not
 */
export async function leaseDue(
  dataSource: DataSource,
  limit: number,
  except: Iterable<string>,
  leaseFor: number,
): Promise<Mail[]> {
  return dataSource.query(
    `WITH due AS MATERIALIZED (
       SELECT id FROM mails
       WHERE status IN ('queued', 'sending') AND next_attempt_at <= now() AND id <> ALL($1::uuid[])
         AND NOT EXISTS (
           SELECT FROM mails AS earlier
           WHERE earlier.status IN ('queued', 'sending') AND earlier.thread = mails.thread
             AND (earlier.created_at, earlier.id) < (mails.created_at, mails.id)
         )
       ORDER BY next_attempt_at LIMIT $2 FOR UPDATE SKIP LOCKED
     ), leased AS (
       UPDATE mails
       SET status = 'sending', attempts = attempts + 1, next_attempt_at = now() + $3 * interval '1 millisecond'
       FROM due WHERE mails.id = due.id
       RETURNING mails.*
     )
     SELECT id, key, kind, thread, recipient, reply_to AS "replyTo", subject, text, html, attachments, message_id AS "messageId", status, attempts,
            next_attempt_at AS "nextAttemptAt", request_id AS "requestId", last_error AS "lastError",
            created_at AS "createdAt", sent_at AS "sentAt"
     FROM leased`,
    [[...except], limit, leaseFor],
  );
}

/** These mails are out; what they said is kept no longer. */
export async function markSent(dataSource: DataSource, ids: readonly string[]): Promise<void> {
  await dataSource.query(
    `UPDATE mails SET status = 'sent', sent_at = now(), last_error = NULL, text = '', html = '', attachments = '[]'
     WHERE id = ANY($1::uuid[])`,
    [ids],
  );
}

/**
 * The attempt was in vain. Says nothing about a mail that somebody else has taken over since.
 * @param pause milliseconds until the next attempt; null when there shall be none
 */
export async function markUnsent(
  dataSource: DataSource,
  { id, attempts }: Mail,
  error: unknown,
  pause: number | null,
): Promise<void> {
  await dataSource.query(
    `UPDATE mails SET status = $3, last_error = $4, next_attempt_at = now() + $5 * interval '1 millisecond'
     WHERE id = $1 AND attempts = $2 AND status = 'sending'`,
    [id, attempts, pause === null ? 'failed' : 'queued', errorText(error, longestError), pause ?? 0],
  );
}
