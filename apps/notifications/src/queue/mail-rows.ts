import { errorText } from '@rover/platform/telemetry/error-message';
import type { DataSource } from 'typeorm';
import type { Mail } from './mail.entity.js';

const longestError = 500;

const wordsForgotten = `text = '', html = '', attachments = '[]', facts = NULL`;

/** A mail to be sent now, or to be suppressed since a mail with later news of its booking has been sent. */
export type LeasedMail = Mail & { overtaken: boolean };

/** A time further ahead than the clocks of several machines may differ comes from before the clock was set back. */
const isSaid = (time: string) => `${time} < now() + interval '1 minute'`;
/** A mail that is put off for longer than retries ever are (`retries.ts`) was put off before the clock was set back. */
const isPutOffTooLong = `next_attempt_at > now() + interval '15 minutes'`;

/**
 * Only mails about a status overtake others. A guest whose place is confirmed after all needs the confirmation, which
 * alone has the link to cancel and the calendar file. OFFSET as in `isHeldBack`.
 */
const isOvertaken = `
  EXISTS (
    SELECT FROM mails AS later
    WHERE later.thread = mails.thread AND later.booking_status IS NOT NULL AND later.status IN ('sending', 'sent')
      AND later.said_at > mails.said_at AND ${isSaid('later.said_at')}
    OFFSET 0
  ) AND NOT (
    mails.kind = 'rsvp-confirmation' AND 'confirmed' = (
      SELECT booking_status FROM mails AS newest
      WHERE newest.thread = mails.thread AND newest.booking_status IS NOT NULL AND ${isSaid('newest.said_at')}
      ORDER BY said_at DESC, created_at DESC, id DESC LIMIT 1
    )
  )`;

/**
 * Whether an earlier mail of the same thread is not settled. It is looked up by thread for each mail, however outdated
 * the statistics of PostgreSQL are: the condition matches the partial index by thread only, and OFFSET keeps it from
 * becoming a join.
 */
const isHeldBack = `
  EXISTS (
    SELECT FROM mails AS earlier
    WHERE earlier.status NOT IN ('sent', 'failed', 'suppressed') AND earlier.thread = mails.thread
      AND (earlier.said_at, earlier.created_at, earlier.id) < (mails.said_at, mails.created_at, mails.id)
    OFFSET 0
  )`;

/**
 * Whether the mail $1 is leased by the mail worker that took it at its attempt $2. CASE makes PostgreSQL look it up by
 * its id: with a plain condition on the status, and statistics of an empty queue, it would scan all that wait.
 */
const isWithTaker = `id = $1 AND CASE status WHEN 'sending' THEN attempts END = $2`;

/**
 * Takes up to `limit` mails that are due, the longest waiting first, and lets nobody else take them for `leaseFor`
 * milliseconds. Mails that a mail worker took and never settled are due again when the lease has run out. No mail is
 * due while an earlier one of its thread is not settled.
 * @param except ids of mails not to be taken, due or not
 */
export async function leaseDue(
  dataSource: Pick<DataSource, 'query'>,
  limit: number,
  except: Iterable<string>,
  leaseFor: number,
): Promise<LeasedMail[]> {
  return dataSource.query(
    `WITH due AS MATERIALIZED (
       SELECT id, next_attempt_at AS due_at, ${isOvertaken} AS overtaken FROM mails
       WHERE status IN ('queued', 'sending') AND (next_attempt_at <= now() OR ${isPutOffTooLong})
         AND id <> ALL($1::uuid[])
         AND NOT ${isHeldBack}
       ORDER BY next_attempt_at LIMIT $2 FOR UPDATE SKIP LOCKED
     ), leased AS (
       UPDATE mails
       SET status = 'sending', attempts = attempts + 1, next_attempt_at = now() + $3 * interval '1 millisecond'
       WHERE id = ANY(ARRAY(SELECT id FROM due))
       RETURNING *
     )
     SELECT id, key, kind, thread, said_at AS "saidAt", booking_status AS "bookingStatus", recipient,
            reply_to AS "replyTo", subject, text, html, attachments, facts, message_id AS "messageId", status,
            attempts, next_attempt_at AS "nextAttemptAt", request_id AS "requestId", last_error AS "lastError",
            created_at AS "createdAt", sent_at AS "sentAt", overtaken
     FROM leased JOIN due USING (id) ORDER BY due_at`,
    [[...except], limit, leaseFor],
  );
}

/** Marks mails as sent, and deletes their content. */
export async function markSent(dataSource: DataSource, ids: readonly string[]): Promise<void> {
  await dataSource.query(
    `UPDATE mails SET status = 'sent', sent_at = now(), last_error = NULL, ${wordsForgotten}
     WHERE id = ANY($1::uuid[])`,
    [ids],
  );
}

/**
 * Marks a mail as suppressed, if it is still overtaken and nobody has taken it over or brought it back since. An RSVP's
 * confirmation keeps its content, which is needed if the place is confirmed after all.
 */
export async function markOvertaken(
  dataSource: Pick<DataSource, 'query'>,
  { id, kind, attempts }: Pick<Mail, 'id' | 'kind' | 'attempts'>,
): Promise<void> {
  await dataSource.query(
    `UPDATE mails SET status = 'suppressed'${kind === 'rsvp-confirmation' ? '' : `, ${wordsForgotten}`}
     WHERE ${isWithTaker} AND ${isOvertaken}`,
    [id, attempts],
  );
}

/**
 * Notes a failed attempt. Changes nothing about a mail that somebody else has taken over since.
 * @param pause milliseconds until the next attempt; null when there shall be none
 */
export async function markUnsent(
  dataSource: Pick<DataSource, 'query'>,
  { id, attempts }: Pick<Mail, 'id' | 'attempts'>,
  error: unknown,
  pause: number | null,
): Promise<void> {
  await dataSource.query(
    `UPDATE mails SET status = $3, last_error = $4, next_attempt_at = now() + $5 * interval '1 millisecond'
     WHERE ${isWithTaker}`,
    [id, attempts, pause === null ? 'failed' : 'queued', errorText(error, longestError), pause ?? 0],
  );
}
