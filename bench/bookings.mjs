/**
 * node bench/bookings.mjs: how long the server takes for the admin's lists of RSVPs and VIP bookings, where there are
 * 100,000 of each (BENCH_BOOKINGS): the first page, each order from both ends, filters, searches; then the news, the list
 * for a door, and the whole as a file. Run `npm run build` first.
 */
import { loadavg } from 'node:os';
import { lastPageOf, measureList } from './lists.mjs';
import { openBenchPub } from './pub.mjs';

const bookings = Number(process.env.BENCH_BOOKINGS ?? 100_000);
const events = 200;

const pub = await openBenchPub({ events: 0 });

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

/** Each order from both ends, what a filter leaves of it, and searches that find one, many and nothing. */
async function asked(path, sorts, { one, many }) {
  const last = await lastPageOf(pub, path);
  const lastConfirmed = await lastPageOf(pub, path, { status: 'confirmed' });
  const lastOfMany = await lastPageOf(pub, path, { search: many });
  return {
    'as the tab opens': {},
    ...Object.fromEntries(
      sorts.flatMap((sort) => [
        [sort, { sort, order: 'asc' }],
        [`${sort}, last page`, { sort, order: 'asc', page: last }],
      ]),
    ),
    confirmed: { status: 'confirmed' },
    'confirmed, last page': { status: 'confirmed', page: lastConfirmed },
    'confirmed, by name, last page': { status: 'confirmed', sort: sorts[1], page: lastConfirmed },
    'search of one': { search: one },
    'search of many': { search: many },
    'search of many, last page': { search: many, page: lastOfMany },
    'search of many, by name': { search: many, sort: sorts[1], order: 'asc' },
    'search of two letters': { search: 'ae' },
    'search of nobody': { search: 'nobody at all' },
  };
}

async function timed(path) {
  const started = performance.now();
  const response = await fetch(pub.url + path, { headers: { authorization: `Bearer ${pub.token}` } });
  const { length } = await response.text();
  return { asked: path, kB: Math.round(length / 1024), ms: Math.round(performance.now() - started) };
}

try {
  await pub.query(seats);
  await pub.query(rsvps, [bookings]);
  await pub.query(vip, [bookings]);
  for (const table of ['rsvps', 'vip_bookings', 'seats']) await pub.query(`VACUUM ANALYZE bookings.${table}`);
  for (const [path, sorts, search] of [
    [
      '/api/admin/rsvp-bookings',
      ['createdAt', 'fullName', 'eventDate', 'eventTitle', 'guests', 'status'],
      { one: 'maeve31239@', many: 'maeve' },
    ],
    [
      '/api/admin/vip-bookings',
      ['createdAt', 'hostName', 'eventDate', 'eventType', 'guestCount', 'status'],
      { one: 'maeve31239@', many: 'lounge' },
    ],
  ]) {
    const rows = await measureList(pub, path, await asked(path, sorts, search));
    console.log(`${path}: ${bookings} bookings, load ${loadavg()[0]}`);
    console.table(rows);
  }
  const others = ['/booking-news', '/rsvp-bookings/door-list/5e551070-0000-4000-8000-000000000007'];
  const files = ['/rsvp-bookings/export', '/vip-bookings/export'];
  const rows = [];
  for (const path of [...others, ...others, ...files]) rows.push(await timed(`/api/admin${path}`));
  console.table(rows);
} finally {
  await pub.close();
}
