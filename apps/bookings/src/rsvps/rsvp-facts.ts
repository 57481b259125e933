import type { RsvpFacts } from '@rover/contracts/messages';
import type { EntityManager } from 'typeorm';
import type { Rsvp } from './rsvp.entity.js';

type EventOfRsvp = RsvpFacts['event'];
type EventRow = Omit<EventOfRsvp, 'startsAt' | 'endsAt'> & { startsAt: Date; endsAt: Date };

/** An RSVP as other services are told of it, with its event as events last told of that. */
export async function rsvpFacts(manager: EntityManager, rsvp: Rsvp): Promise<RsvpFacts> {
  const { id: rsvpId, fullName, email, guests, specialRequests, eventId } = rsvp;
  return { rsvpId, fullName, email, guests, specialRequests, event: await eventOf(manager, eventId) };
}

async function eventOf(manager: EntityManager, eventId: string): Promise<EventOfRsvp> {
  const [event]: EventRow[] = await manager.query(
    `SELECT event_id AS "eventId", slug, title, event_date::text AS "eventDate", starts_at AS "startsAt",
            ends_at AS "endsAt", location, location_url AS "locationUrl", price,
            coalesce(recurring, false) AS recurring, coalesce(description, '') AS description,
            event_version::integer AS version
     FROM seats WHERE event_id = $1`,
    [eventId],
  );
  if (!event) throw new Error(`There are no seats for ${eventId}, though somebody has one.`);
  return { ...event, startsAt: event.startsAt.toISOString(), endsAt: event.endsAt.toISOString() };
}
