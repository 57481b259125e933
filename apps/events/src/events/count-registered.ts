import type { MessagePayloads } from '@rover/contracts/messages';
import type { EntityManager } from 'typeorm';

/** The seats of an event as bookings told them, with the request that caused the message. */
type SeatsNews = MessagePayloads['seats.changed'] & { requestId: string | null };

/**
 * Sets `registered` to what bookings last told; news older than what is known changes nothing. Of several counts of one
 * event only the newest is told on. Events are locked in one order, so that two transactions that count never deadlock.
 */
export async function countRegistered(manager: EntityManager, news: readonly SeatsNews[]): Promise<void> {
  await manager.query(
    `WITH news AS (
       SELECT DISTINCT ON (event_id) *
       FROM unnest($1::uuid[], $2::integer[], $3::bigint[], $4::text[]) AS told (event_id, taken, version, request_id)
       ORDER BY event_id, version DESC
     ), locked AS (
       SELECT id FROM events WHERE id IN (SELECT event_id FROM news) ORDER BY id FOR UPDATE
     ), counted AS (
       UPDATE events SET registered = news.taken, seats_version = news.version
       FROM locked JOIN news ON news.event_id = locked.id
       WHERE events.id = locked.id AND events.seats_version < news.version
       RETURNING events.id, slug, registered, request_id
     )
     INSERT INTO outbox (topic, payload, request_id)
     SELECT 'event.counted', jsonb_build_object('eventId', id, 'slug', slug, 'registered', registered), request_id
     FROM counted`,
    [
      news.map(({ eventId }) => eventId),
      news.map(({ taken }) => taken),
      news.map(({ version }) => version),
      news.map(({ requestId }) => requestId),
    ],
  );
}
