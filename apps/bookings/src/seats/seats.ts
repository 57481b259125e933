import { Injectable } from '@nestjs/common';
import type { EventFacts } from '@rover/contracts/messages';
import { Outbox } from '@rover/platform/messaging/outbox';
import type { EntityManager } from 'typeorm';

const renamedAtOnce = 1_000;

/**
 * The seats of every event. A transaction that changes an RSVP and the seats locks the seats first, so that two such
 * transactions cannot deadlock.
 */
@Injectable()
export class Seats {
  constructor(private readonly outbox: Outbox) {}

  /** Stores what events tells of an event, unless something newer is known, and renames its RSVPs. */
  async learn(manager: EntityManager, facts: EventFacts & { version: number }): Promise<void> {
    const { eventId, slug, title, eventDate, startsAt, endsAt, location, locationUrl, price, capacity } = facts;
    const { recurring, description, version } = facts;
    const learned: unknown[] = await manager.query(
      `INSERT INTO seats (event_id, slug, title, event_date, starts_at, ends_at, location, location_url, price, capacity,
                          recurring, description, event_version)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
       ON CONFLICT (event_id) DO UPDATE SET
         slug = excluded.slug, title = excluded.title, event_date = excluded.event_date,
         starts_at = excluded.starts_at, ends_at = excluded.ends_at, location = excluded.location,
         location_url = excluded.location_url, price = excluded.price, capacity = excluded.capacity,
         recurring = excluded.recurring, description = excluded.description,
         event_version = excluded.event_version, deleted = false
       WHERE seats.event_version < excluded.event_version
          OR seats.event_version = excluded.event_version AND seats.recurring IS NULL AND NOT seats.deleted
       RETURNING event_id`,
      [
        ...[eventId, slug, title, eventDate, startsAt, endsAt, location, locationUrl, price, capacity],
        ...[recurring, description, version],
      ],
    );
    if (learned.length > 0) await renameRsvps(manager, facts);
  }

  /** Marks an event as deleted, whether it was known here or not: nobody is seated from now on. */
  async close(manager: EntityManager, eventId: string, version: number): Promise<void> {
    await manager.query(
      `INSERT INTO seats (event_id, event_version, deleted) VALUES ($1, $2, true)
       ON CONFLICT (event_id) DO UPDATE SET deleted = true, event_version = excluded.event_version
       WHERE seats.event_version <= excluded.event_version`,
      [eventId, version],
    );
  }

  /**
   * Takes so many places, even beyond the capacity, or gives some back when the number is negative, and sends a message
   * of it.
   */
  async take(manager: EntityManager, eventId: string, places: number): Promise<void> {
    if (places === 0) return;
    const [changed]: [{ taken: number; version: string }[], number] = await manager.query(
      'UPDATE seats SET taken = taken + $2, version = version + 1 WHERE event_id = $1 RETURNING taken, version',
      [eventId, places],
    );
    for (const { taken, version } of changed) {
      await this.outbox.add(manager, 'seats.changed', { eventId, taken, version: Number(version) });
    }
  }
}

/**
 * Gives the RSVPs of an event its title and day, some at a time, so that no statement runs long. The caller has locked
 * the seats: nobody adds an RSVP under the old title meanwhile, and those added before are found.
 */
async function renameRsvps(manager: EntityManager, { eventId, title, eventDate }: EventFacts): Promise<void> {
  for (let renamed = renamedAtOnce; renamed === renamedAtOnce; ) {
    [, renamed] = await manager.query<[unknown, number]>(
      `UPDATE rsvps SET event_title = $2, event_date = $3
       WHERE id IN (SELECT id FROM rsvps
                    WHERE event_id = $1 AND (event_title, event_date) IS DISTINCT FROM ($2::text, $3::date) LIMIT $4)`,
      [eventId, title, eventDate, renamedAtOnce],
    );
  }
}
