/**
 * Response times of pubs with a thousand, a hundred thousand and a million bookings of each kind, for the same
 * requests.
 */

import { interleave, median } from '../interleave.mjs';
import { askList, pageSize } from '../lists.mjs';
import { openBenchPub } from '../pub.mjs';
import { round } from '../round.mjs';
import { seedBookings } from '../seed-bookings.mjs';

const sizes = [1_000, 100_000, 1_000_000];
/** Requests of each kind in one turn. */
const times = 10;

export async function measure() {
  const pubs = [];
  try {
    for (const size of sizes) {
      const pub = await openBenchPub({ events: 50 });
      pubs.push({ pub, size });
      await seedBookings(pub, size);
    }
    const rows = [];
    for (const [what, ask] of requests) {
      const turns = pubs.map(({ pub, size }) => [size, () => answers(() => ask(pub, size))]);
      rows.push(rowOf(what, await interleave(Object.fromEntries(turns))));
    }
    return rows;
  } finally {
    for (const { pub } of pubs) await pub.close();
  }
}

/** The requests to a pub with so many bookings; each returns the milliseconds until the response. */
const requests = [
  ['GET /api/events', (pub) => read(`${pub.url}/api/events`)],
  ['GET /api/events/{slug}', (pub) => read(`${pub.url}/api/events/trad-session-number-7`)],
  ...[
    ['rsvp-bookings', 'rsvps'],
    ['vip-bookings', 'vip_bookings'],
  ].flatMap(([list, table]) => {
    const of = (query) => async (pub, size) => (await askList(pub, `/api/admin/${list}`, query(size))).took;
    const middlePage = (size) => ({ page: size / pageSize / 2 });
    const byDate = (size) => ({ ...middlePage(size), sort: 'eventDate' });
    let leafed = 0;
    return [
      [`${list}, first page`, of(() => ({}))],
      [`${list}, middle page after a change`, afterChange(table, of(middlePage))],
      [`${list}, middle page by date after a change`, afterChange(table, of(byDate))],
      [`${list}, middle pages in turn`, of((size) => ({ page: middlePage(size).page + (leafed++ % times) }))],
      [`${list}, last page`, of((size) => ({ page: size / pageSize }))],
      [`${list}, confirmed`, of(() => ({ status: 'confirmed' }))],
      [`${list}, search of one`, of(() => ({ search: 'maeve999@' }))],
      [`${list}, search of every seventh`, of(() => ({ search: 'maeve' }))],
    ];
  }),
];

/** Changes one booking first, outside of the measured time. */
function afterChange(table, ask) {
  const touch = `UPDATE bookings.${table} SET status = status WHERE id = (SELECT id FROM bookings.${table} LIMIT 1)`;
  return async (pub, size) => {
    await pub.query(touch);
    return ask(pub, size);
  };
}

async function read(url) {
  const started = performance.now();
  await (await fetch(url)).arrayBuffer();
  return performance.now() - started;
}

async function answers(ask) {
  const took = [];
  for (let time = 0; time < times; time += 1) took.push(await ask());
  const ms = median(took);
  return { ms, rate: 1_000 / ms };
}

/** The pub with the most bookings, compared with that with the fewest. */
function rowOf(what, told) {
  const { ms, ratios } = told[sizes.at(-1)];
  return {
    what,
    ...Object.fromEntries(sizes.slice(0, -1).map((size) => [`ms at ${size}`, round(told[size].ms, 1)])),
    figure: round(ms, 1),
    unit: `ms at ${sizes.at(-1)}`,
    told: round(ratios.ms, 2),
    atMost: 2,
  };
}
