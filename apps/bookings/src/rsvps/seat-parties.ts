import type { EntityManager } from 'typeorm';
import { hashCancelToken, newCancelToken } from './cancel-token.js';
import type { RsvpDto } from './rsvp.dto.js';
import { Rsvp } from './rsvp.entity.js';

/** A guest's form, and the request it came with. */
export interface Party {
  guest: RsvpDto;
  requestId: string | null;
}

const iso = (column: string) => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Whether seats that another transaction has locked are skipped or waited for. */
type HeldSeats = 'left out' | 'waited for';

/**
 * Seats parties in their order, each if there is room at its event when its turn comes; inserts their RSVPs and writes
 * the messages about them. All of that is one statement: two parties cannot get the last place, and none of the three
 * exists without the others.
 */
const seatPartiesStatement = (name: string, locking: string) => `
  -- prepared as ${name}
  WITH RECURSIVE parties AS (
    SELECT *, row_number() OVER (PARTITION BY event_id ORDER BY place) AS turn
    FROM unnest($1::uuid[], $2::integer[], $3::text[], $4::text[], $5::text[], $6::text[], $7::bytea[], $8::text[], $9::text[])
      WITH ORDINALITY AS party (event_id, guests, full_name, email, phone, special_requests, token_hash, token, request_id, place)
  ), houses AS (
    SELECT event_id, capacity, taken FROM seats
    WHERE event_id = ANY($1::uuid[]) AND NOT deleted AND ends_at > now() ${locking}
  ), turns AS (
    SELECT event_id, 0::bigint AS turn, false AS fits, taken FROM houses
    UNION ALL
    SELECT event_id, parties.turn, room.fits, turns.taken + CASE WHEN room.fits THEN parties.guests ELSE 0 END
    FROM turns
    JOIN houses USING (event_id)
    JOIN parties USING (event_id)
    CROSS JOIN LATERAL (SELECT capacity = 0 OR turns.taken + parties.guests <= capacity AS fits) AS room
    WHERE parties.turn = turns.turn + 1
  ), fitting AS (
    SELECT parties.* FROM parties JOIN turns USING (event_id, turn) WHERE fits
  ), seated AS (
    UPDATE seats SET taken = taken + more.guests, version = version + more.parties
    FROM (
      SELECT event_id, count(*) AS parties, sum(guests)::integer AS guests, (array_agg(request_id ORDER BY turn))[1] AS request_id
      FROM fitting GROUP BY event_id
    ) AS more
    WHERE seats.event_id = more.event_id
    RETURNING seats.*, more.request_id
  ), placed AS (
    INSERT INTO rsvps (event_id, event_title, event_date, guests, full_name, email, phone, special_requests, status,
                       cancel_token_hash)
    SELECT event_id, title, event_date, guests, full_name, email, phone, special_requests, 'confirmed', token_hash
    FROM seated JOIN fitting USING (event_id) ORDER BY place
    RETURNING *
  ), told AS (
    INSERT INTO outbox (topic, payload, request_id)
    SELECT 'seats.changed', jsonb_build_object('eventId', event_id, 'taken', taken, 'version', version), request_id
    FROM seated
    UNION ALL
    SELECT 'rsvp.placed', jsonb_build_object(
      'rsvpId', placed.id,
      'fullName', placed.full_name,
      'email', placed.email,
      'guests', placed.guests,
      'specialRequests', placed.special_requests,
      'cancelToken', fitting.token,
      'event', jsonb_build_object(
        'eventId', seated.event_id,
        'slug', seated.slug,
        'title', seated.title,
        'eventDate', seated.event_date,
        'startsAt', ${iso('seated.starts_at')},
        'endsAt', ${iso('seated.ends_at')},
        'location', seated.location,
        'locationUrl', seated.location_url,
        'price', seated.price,
        'recurring', coalesce(seated.recurring, false),
        'description', coalesce(seated.description, ''),
        'version', seated.event_version
      )
    ), fitting.request_id
    FROM placed JOIN seated USING (event_id) JOIN fitting ON token_hash = cancel_token_hash
  )
  SELECT place::integer, id, placed.event_id AS "eventId", event_title AS "eventTitle", event_date::text AS "eventDate",
         status, created_at AS "createdAt"
  FROM placed JOIN fitting ON token_hash = cancel_token_hash
`;

const statements: Record<HeldSeats, string> = {
  'left out': seatPartiesStatement('seat_at_once', 'FOR UPDATE SKIP LOCKED'),
  // Locked in one order, so that two statements that seat parties of the same events cannot deadlock.
  'waited for': seatPartiesStatement('seat_in_turn', 'ORDER BY event_id FOR UPDATE'),
};

interface Placed extends Pick<Rsvp, 'id' | 'eventId' | 'eventTitle' | 'eventDate' | 'status' | 'createdAt'> {
  /** Its position among the parties, from 1. */
  place: number;
}

/**
 * Seats parties at events that are to come, in the order of the parties.
 * @returns the RSVPs of those that there was room for
 */
export async function seatParties<P extends Party>(
  manager: EntityManager,
  parties: readonly P[],
  heldSeats: HeldSeats,
): Promise<Map<P, Rsvp>> {
  const guests = parties.map(({ guest }) => guest);
  const tokens = parties.map(newCancelToken);
  const placed: Placed[] = await manager.query(statements[heldSeats], [
    guests.map(({ eventId }) => eventId),
    guests.map((guest) => guest.guests),
    guests.map(({ fullName }) => fullName),
    guests.map(({ email }) => email),
    guests.map(({ phone }) => phone),
    guests.map(({ specialRequests }) => specialRequests),
    tokens.map(hashCancelToken),
    tokens,
    parties.map(({ requestId }) => requestId),
  ]);
  const rsvps = new Map(placed.map(({ place, ...rsvp }) => [place, rsvp]));
  return new Map(
    parties.flatMap((party, index) => {
      const rsvp = rsvps.get(index + 1);
      return rsvp ? [[party, manager.create(Rsvp, { ...party.guest, ...rsvp })]] : [];
    }),
  );
}
