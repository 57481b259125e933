/**
 * node bench/bookings.mjs: how long the server takes for the admin's lists of RSVPs and VIP bookings, with 100,000 of
 * each (BENCH_BOOKINGS): the first page, each sort order from both ends, filters, searches; then the booking news, a
 * door list, and the export. Run `npm run build` first.
 */
import { loadavg } from 'node:os';
import { lastPageOf, measureList } from './lists.mjs';
import { openBenchPub } from './pub.mjs';
import { seedBookings } from './seed-bookings.mjs';

const bookings = Number(process.env.BENCH_BOOKINGS ?? 100_000);

const pub = await openBenchPub({ events: 0 });

/** Each sort order from both ends, with a filter, and searches that find one, many and nothing. */
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
  await seedBookings(pub, bookings);
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
