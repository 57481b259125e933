import { Injectable } from '@nestjs/common';
import type { DoorListAnswer, DoorParty } from '@rover/contracts/door-list';
import { limits } from '@rover/contracts/limits';
import { notFound } from '@rover/platform/http/domain-error';
import { DataSource, type EntityManager } from 'typeorm';
import { EventDirectory } from '../seats/event-directory.js';

type EventRow = Omit<DoorListAnswer['event'], 'startsAt' | 'endsAt'> & { startsAt: Date; endsAt: Date; heads: number };

/** Who is expected at an event, for the one who stands at its door. */
@Injectable()
export class ReadDoorList {
  constructor(
    private readonly dataSource: DataSource,
    private readonly directory: EventDirectory,
  ) {}

  /** @throws DomainError NOT_FOUND when there is no such event; UNAVAILABLE when nobody can say whether there is */
  async read(eventId: string): Promise<DoorListAnswer> {
    await this.directory.introduce(eventId);
    // One snapshot, so that the number of guests is that of the parties listed.
    return this.dataSource.transaction('REPEATABLE READ', async (manager) => {
      const { heads, startsAt, endsAt, ...event } = await eventOf(manager, eventId);
      return {
        event: { ...event, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() },
        parties: await partiesOf(manager, eventId),
        total: { parties: await countOf(manager, eventId), heads },
      };
    });
  }
}

async function eventOf(manager: EntityManager, eventId: string): Promise<EventRow> {
  const [event]: EventRow[] = await manager.query(
    `SELECT event_id AS id, title, starts_at AS "startsAt", ends_at AS "endsAt", location, capacity, taken AS heads
     FROM seats WHERE event_id = $1 AND NOT deleted`,
    [eventId],
  );
  if (!event) throw notFound('event');
  return event;
}

/** In the order of names as a person looks them up: capitals and accents do not matter. */
function partiesOf(manager: EntityManager, eventId: string): Promise<DoorParty[]> {
  return manager.query(
    `SELECT id, full_name AS "fullName", guests, special_requests AS "specialRequests", status FROM rsvps
     WHERE event_id = $1 AND status <> 'cancelled' ORDER BY full_name COLLATE "und-x-icu", id LIMIT $2`,
    [eventId, limits.doorList],
  );
}

async function countOf(manager: EntityManager, eventId: string): Promise<number> {
  const [{ count }]: [{ count: number }] = await manager.query(
    `SELECT count(*)::integer FROM rsvps WHERE event_id = $1 AND status <> 'cancelled'`,
    [eventId],
  );
  return count;
}
