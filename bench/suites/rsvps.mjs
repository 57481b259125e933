/**
 * RSVPs as guests send them, against pgbench that runs only the SQL statement of one, each in a transaction of its own.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { interleave } from '../interleave.mjs';
import { ask, commit } from '../load.mjs';
import { untilDelivered } from '../messages.mjs';
import { openBenchPub } from '../pub.mjs';
import { round } from '../round.mjs';

const connections = 16;
const turnsToWarmUp = 4;
const script = fileURLToPath(new URL('../rsvps.lua', import.meta.url));

export async function measure() {
  const pub = await openBenchPub({ events: 50 });
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-sql-'));
  try {
    // pgbench writes messages to an outbox of its own, from which nothing is sent.
    await pub.query('CREATE SCHEMA bench');
    await pub.query('CREATE TABLE bench.outbox (LIKE bookings.outbox INCLUDING ALL)');
    const rows = [];
    for (const [what, events, atLeast] of [
      ['RSVPs over 50 events', pub.eventIds, 0.35],
      ['RSVPs of one event', pub.eventIds.slice(0, 1), 2],
    ]) {
      // Bookings learns of an event at its first RSVP; the statement requires that it knows the event.
      for (const eventId of events) await pub.rsvp(eventId);
      const files = events.map((eventId) => path.join(folder, `${eventId}.sql`));
      for (const [index, file] of files.entries()) await writeFile(file, statement(events[index]));
      const place = () => ask(`${pub.url}/api/events/rsvp`, { connections, script: [script, ...events], pid: pub.pid });
      // A warm-up: the minute in which V8 still compiles is not measured.
      for (let turn = 0; turn < turnsToWarmUp; turn += 1) await place();
      await untilDelivered(pub);
      const told = await interleave({
        [`pgbench, ${what}`]: async () => ({ rate: await commit(await pub.databaseUrl(), files, { connections }) }),
        [what]: place,
      });
      for (const [name, { rate, cpu, p99, ratios }] of Object.entries(told)) {
        const isOurs = name === what;
        const more = isOurs ? { 'CPU µs': round(cpu), 'p99 ms': round(p99), atLeast } : {};
        rows.push({ what: name, figure: round(rate), unit: 'RSVPs/s', told: round(ratios.rate, 2), ...more });
      }
      rows.push(await drained(pub, what));
    }
    return rows;
  } finally {
    await rm(folder, { recursive: true });
    await pub.close();
  }
}

/** How long it takes after the last RSVP until every message is delivered. */
async function drained(pub, what) {
  const since = performance.now();
  await untilDelivered(pub);
  const seconds = round((performance.now() - since) / 1_000, 1);
  return { what: `what follows from ${what}`, figure: seconds, unit: 's after the last', told: seconds, atMost: 10 };
}

/** Takes the seat, inserts the RSVP and its two messages: the least that any implementation has to do. */
function statement(eventId) {
  return `
\\set guest random(1, 1000000000000)
WITH seated AS (
  UPDATE bookings.seats SET taken = taken + 1, version = version + 1
  WHERE event_id = '${eventId}' AND NOT deleted AND ends_at > now() AND (capacity = 0 OR taken + 1 <= capacity)
  RETURNING *
), placed AS (
  INSERT INTO bookings.rsvps (event_id, event_title, event_date, guests, full_name, email, phone, special_requests,
                              status, cancel_token_hash)
  SELECT event_id, title, event_date, 1, 'Bench Guest', 'guest-' || :guest || '@bench.test', '', '', 'confirmed',
         sha256((:guest)::text::bytea)
  FROM seated RETURNING *
), told AS (
  INSERT INTO bench.outbox (topic, payload, request_id)
  SELECT 'seats.changed', jsonb_build_object('eventId', event_id, 'taken', taken, 'version', version), null
  FROM seated
  UNION ALL
  SELECT 'rsvp.placed', jsonb_build_object('rsvpId', placed.id, 'email', placed.email, 'title', seated.title), null
  FROM seated, placed
)
SELECT id FROM placed;
`;
}
