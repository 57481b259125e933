import type { DataSource } from 'typeorm';

/** Rows a statement, so that none runs long. */
const atOnce = 500;

/**
 * RSVPs for an event, from 'Guest 1' or the guest of the number `first`, the oldest, to the one of the number `last`;
 * their sizes go from 1 to 8 and begin again. Each booked a minute after the one before, the first ones in 2020.
 */
export async function enterCrowd(
  dataSource: Pick<DataSource, 'query'>,
  eventId: string,
  last: number,
  first = 1,
  since = '2020-01-01',
): Promise<void> {
  for (let next = first; next <= last; next += atOnce) {
    await dataSource.query(
      `INSERT INTO rsvps (event_id, event_title, event_date, full_name, email, phone, guests, special_requests, status,
                          cancel_token_hash, created_at)
       SELECT event_id, title, event_date, 'Guest ' || n, 'guest-' || n || '@guest.test', '', (n - 1) % 8 + 1, '',
              'confirmed', sha256(n::text::bytea), $4::timestamptz + n * interval '1 minute'
       FROM seats, generate_series($2::integer, $3::integer) AS n WHERE event_id = $1`,
      [eventId, next, Math.min(last, next + atOnce - 1), since],
    );
  }
}
