import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Uploads in one message. */
const atOnce = 100;
const claimedWithin = '1 day';
/** A message or its answer may be lost, as when a broker loses its queues: after so long, events is asked again. */
const answeredWithin = '1 day';

/**
 * Uploads that nobody has claimed in time. A missing claim does not prove that the upload is unused: the message may
 * still be on its way, or lost. So events is asked, and only what it releases is deleted; without an answer, nothing
 * is.
 */
@Injectable()
export class UnclaimedUploads {
  constructor(private readonly dataSource: DataSource) {}

  /** Asks about some of them; wake the outbox afterwards. @returns whether there were any */
  async ask(): Promise<boolean> {
    const asked: unknown[] = await this.dataSource.query(
      `WITH unclaimed AS (
         SELECT id FROM media
         WHERE NOT in_library AND NOT claimed AND vip_service IS NULL
           AND uploaded_at < now() - $2::interval AND (asked_at IS NULL OR asked_at < now() - $3::interval)
         ORDER BY uploaded_at LIMIT $1 FOR UPDATE SKIP LOCKED
       ), asked AS (
         UPDATE media SET asked_at = now() FROM unclaimed WHERE media.id = unclaimed.id RETURNING url
       )
       INSERT INTO outbox (topic, payload)
       SELECT 'media.unclaimed', jsonb_build_object('urls', jsonb_agg(url)) FROM asked HAVING count(*) > 0
       RETURNING id`,
      [atOnce, claimedWithin, answeredWithin],
    );
    return asked.length > 0;
  }
}
