/** Inserts many bookings directly into the database of a pub. */
const events = 200;

const seats = `
  INSERT INTO bookings.seats (event_id, slug, title, event_date, starts_at, ends_at, location, location_url, price,
                              capacity, event_version)
  SELECT ('5e551070-0000-4000-8000-' || lpad(i::text, 12, '0'))::uuid, 'session-' || i, 'Trad session number ' || i,
         date '2035-01-01' + i, timestamptz '2035-01-01 19:00Z' + i * interval '1 day',
         timestamptz '2035-01-02 02:00Z' + i * interval '1 day', 'The Wild Rover', 'https://maps.test', 'Free Entry', 0, 1
  FROM generate_series(1, ${events}) AS i`;

/** Two in three are confirmed, one in six is cancelled. */
const status = `(ARRAY['confirmed', 'confirmed', 'confirmed', 'confirmed', 'pending', 'cancelled'])[i % 6 + 1]`;
const names = `
  LATERAL (SELECT (ARRAY['Anne', 'Bran', 'Ciara', 'Dara', 'Grace', 'Maeve', 'Oscar'])[i % 7 + 1] AS first,
                  (ARRAY['Bonny', 'Byrne', 'Doyle', 'Kelly', 'Nolan'])[i % 5 + 1] || ' ' || i AS last) AS names`;
const rsvps = `
  INSERT INTO bookings.rsvps (event_id, event_title, event_date, full_name, email, phone, guests, special_requests, status,
                              cancel_token_hash, created_at)
  SELECT event_id, title, event_date, first || ' ' || last, lower(first) || i || '@guest.test', '+52 624 555 ' || i,
         i % 8 + 1, repeat('A high chair. ', i % 4), ${status}, sha256(i::text::bytea), now() - i * interval '3 minutes'
  FROM generate_series(1, $1::integer) AS i
  JOIN bookings.seats ON event_id = ('5e551070-0000-4000-8000-' || lpad((i % ${events} + 1)::text, 12, '0'))::uuid,
       ${names}`;
const vip = `
  INSERT INTO bookings.vip_bookings (host_name, host_email, host_phone, event_type, event_date, guest_count,
                                     event_location, special_requests, button_source, status, created_at)
  SELECT first || ' ' || last, lower(first) || i || '@host.test', '+52 624 555 ' || i,
         (ARRAY['Birthdays', 'Celebrations', 'Private Sport Viewings', 'Other'])[i % 4 + 1], date '2035-01-01' + i % 900,
         i % 80 + 1, (ARRAY['VIP Lounge', 'Entire Venue', ''])[i % 3 + 1], repeat('A piper. ', i % 4), 'Hero', ${status},
         now() - i * interval '3 minutes'
  FROM generate_series(1, $1::integer) AS i, ${names}`;

/** Inserts so many RSVPs and as many VIP bookings, of guests such as `Maeve Bonny 5`, the newest first. */
export async function seedBookings(pub, count) {
  await pub.query(seats);
  await enter(pub, 'rsvps', rsvps, count);
  await enter(pub, 'vip_bookings', vip, count);
  await pub.query('VACUUM ANALYZE bookings.seats');
}

/** The indexes are rebuilt after the rows are inserted: adding a million entries one by one takes many minutes. */
async function enter(pub, table, rows, count) {
  const indexes = await pub.query(
    `SELECT indexdef FROM pg_indexes
     WHERE schemaname = 'bookings' AND tablename = $1 AND indexdef NOT LIKE 'CREATE UNIQUE%'`,
    [table],
  );
  const names = indexes.map((definition) => `bookings.${/INDEX (\w+)/.exec(definition)[1]}`);
  await pub.query(`DROP INDEX ${names.join(', ')}`);
  await pub.query(rows, [count]);
  for (const definition of indexes) await pub.query(definition);
  await pub.query(`VACUUM ANALYZE bookings.${table}`);
}
