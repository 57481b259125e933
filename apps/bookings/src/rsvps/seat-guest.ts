import { currentRequestId } from '@rover/platform/http/request-context';
import type { EntityManager } from 'typeorm';
import { hashCancelToken, newCancelToken } from './cancel-token.js';
import type { RsvpDto } from './rsvp.dto.js';
import { Rsvp } from './rsvp.entity.js';

const iso = (column: string) => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/**
 * Takes the seats if they are free, inserts the RSVP and writes what is to be told, all in one statement: two parties
 * cannot get the last place, and there is no moment at which one of the three exists without the others.
 */
const seatGuestStatement = `
  WITH seated AS (
    UPDATE seats SET taken = taken + $2::integer, version = version + 1
    WHERE event_id = $1::uuid AND NOT deleted AND ends_at > now()
      AND (capacity = 0 OR taken + $2::integer <= capacity)
    RETURNING *
  ), placed AS (
    INSERT INTO rsvps (event_id, event_title, event_date, guests, full_name, email, phone, special_requests, status,
                       cancel_token_hash)
    SELECT event_id, title, event_date, $2::integer, $3, $4, $5, $6, 'confirmed', $7::bytea FROM seated
    RETURNING *
  ), told AS (
    INSERT INTO outbox (topic, payload, request_id)
    SELECT 'seats.changed', jsonb_build_object('eventId', event_id, 'taken', taken, 'version', version), $9::text
    FROM seated
    UNION ALL
    SELECT 'rsvp.placed', jsonb_build_object(
      'rsvpId', placed.id,
      'fullName', placed.full_name,
      'email', placed.email,
      'guests', placed.guests,
      'specialRequests', placed.special_requests,
      'cancelToken', $8::text,
      'event', jsonb_build_object(
        'eventId', seated.event_id,
        'slug', seated.slug,
        'title', seated.title,
        'eventDate', seated.event_date,
        'startsAt', ${iso('seated.starts_at')},
        'endsAt', ${iso('seated.ends_at')},
        'location', seated.location,
        'locationUrl', seated.location_url,
        'price', seated.price
      )
    ), $9::text
    FROM seated, placed
  )
  SELECT id, event_id AS "eventId", event_title AS "eventTitle", event_date::text AS "eventDate", status,
         created_at AS "createdAt"
  FROM placed
`;

type Placed = Pick<Rsvp, 'id' | 'eventId' | 'eventTitle' | 'eventDate' | 'status' | 'createdAt'>;

/** Seats a party, if its event is to come and has the places. @returns undefined when nothing was done */
export async function seatGuest(manager: EntityManager, guest: RsvpDto): Promise<Rsvp | undefined> {
  const { eventId, guests, fullName, email, phone, specialRequests } = guest;
  const token = newCancelToken();
  const [placed]: Placed[] = await manager.query(seatGuestStatement, [
    eventId,
    guests,
    fullName,
    email,
    phone,
    specialRequests,
    hashCancelToken(token),
    token,
    currentRequestId(),
  ]);
  return placed && manager.create(Rsvp, { ...guest, ...placed });
}
