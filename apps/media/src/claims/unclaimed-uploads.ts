import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Uploads that one message asks about. */
const atOnce = 100;
const claimedWithin = '1 day';
/** A question or its answer may be lost, as when a broker loses its queues: then it is put again. */
const answeredWithin = '1 day';

/**
 * Uploads that nobody has claimed in time. That a claim was not heard does not prove that there is none: it may still be
 * on its way, or be lost. So events is asked, and only what it releases goes; where it is silent, nothing does.
 */
@Injectable()
export class UnclaimedUploads {
  constructor(private readonly dataSource: DataSource) {}

  /** Asks about some of them; the outbox is to be woken after it. @returns whether there were any */
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
