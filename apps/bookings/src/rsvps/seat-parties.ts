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

/**
 * Seats the parties of one event in their turn, each if there is room for it when its turn comes; inserts their RSVPs and
 * writes what is to be told, all in one statement: two parties cannot get the last place, and there is no moment at which
 * one of the three exists without the others.
 */
const seatPartiesStatement = `
  -- prepared as seat_parties
  WITH RECURSIVE parties AS (
    SELECT * FROM unnest($2::integer[], $3::text[], $4::text[], $5::text[], $6::text[], $7::bytea[], $8::text[], $9::text[])
      WITH ORDINALITY AS party (guests, full_name, email, phone, special_requests, token_hash, token, request_id, turn)
  ), house AS (
    SELECT capacity, taken FROM seats WHERE event_id = $1::uuid AND NOT deleted AND ends_at > now() FOR UPDATE
  ), turns AS (
    SELECT 0::bigint AS turn, false AS fits, taken FROM house
    UNION ALL
    SELECT parties.turn, room.fits, turns.taken + CASE WHEN room.fits THEN parties.guests ELSE 0 END
    FROM turns
    JOIN parties ON parties.turn = turns.turn + 1
    CROSS JOIN house
    CROSS JOIN LATERAL (SELECT house.capacity = 0 OR turns.taken + parties.guests <= house.capacity AS fits) AS room
  ), fitting AS (
    SELECT parties.* FROM parties JOIN turns USING (turn) WHERE fits
  ), seated AS (
    UPDATE seats SET taken = taken + more.guests, version = version + more.parties
    FROM (SELECT count(*) AS parties, sum(guests)::integer AS guests FROM fitting) AS more
    WHERE event_id = $1::uuid AND more.parties > 0
    RETURNING seats.*
  ), placed AS (
    INSERT INTO rsvps (event_id, event_title, event_date, guests, full_name, email, phone, special_requests, status,
                       cancel_token_hash)
    SELECT event_id, title, event_date, guests, full_name, email, phone, special_requests, 'confirmed', token_hash
    FROM seated, fitting ORDER BY turn
    RETURNING *
  ), told AS (
    INSERT INTO outbox (topic, payload, request_id)
    SELECT 'seats.changed', jsonb_build_object('eventId', event_id, 'taken', taken, 'version', version), $9[1]
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
        'price', seated.price
      )
    ), fitting.request_id
    FROM seated, placed JOIN fitting ON token_hash = cancel_token_hash
  )
  SELECT turn::integer, id, event_id AS "eventId", event_title AS "eventTitle", event_date::text AS "eventDate", status,
         created_at AS "createdAt"
  FROM placed JOIN fitting ON token_hash = cancel_token_hash
`;

interface Placed extends Pick<Rsvp, 'id' | 'eventId' | 'eventTitle' | 'eventDate' | 'status' | 'createdAt'> {
  /** From 1. */
  turn: number;
}

/**
 * Seats the parties of an event that is to come, in their order.
 * @returns the RSVPs of those that there was room for
 */
export async function seatParties<P extends Party>(
  manager: EntityManager,
  eventId: string,
  parties: readonly P[],
): Promise<Map<P, Rsvp>> {
  const guests = parties.map(({ guest }) => guest);
  const tokens = parties.map(newCancelToken);
  const placed: Placed[] = await manager.query(seatPartiesStatement, [
    eventId,
    guests.map((guest) => guest.guests),
    guests.map(({ fullName }) => fullName),
    guests.map(({ email }) => email),
    guests.map(({ phone }) => phone),
    guests.map(({ specialRequests }) => specialRequests),
    tokens.map(hashCancelToken),
    tokens,
    parties.map(({ requestId }) => requestId),
  ]);
  const rsvps = new Map(placed.map(({ turn, ...rsvp }) => [turn, rsvp]));
  return new Map(
    parties.flatMap((party, index) => {
      const rsvp = rsvps.get(index + 1);
      return rsvp ? [[party, manager.create(Rsvp, { ...party.guest, ...rsvp })]] : [];
    }),
  );
}
