import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { queryOnce } from '@rover/platform/testing/query';
import { Api } from '../support/api.js';
import { closesAfterAll } from '../support/cleanup.js';
import { ConsistencyChecker } from '../support/consistency-checker.js';
import { scaled } from '../support/fault-scale.js';
import { OwnPostgres } from '../support/own-postgres.js';
import { highest } from '../support/process-stats.js';
import { openPub, type StandalonePub } from '../support/pub.js';

test.describe.configure({ mode: 'serial', timeout: 10 * 60_000 });

const closing = closesAfterAll();
let database: OwnPostgres;
let pub: StandalonePub;
let api: Api;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  database = closing(await OwnPostgres.open());
  const own = closing(await openPub({ env: { DATABASE_URL: database.url } }));
  pub = { ...own, query: (statement, values) => queryOnce(database.url, statement, values) };
  api = new Api(pub.url);
  await untilWell();
});

/** Whoever was refused was told when to come again, and nothing else went wrong. */
function expectOnlyToldToWait(checker: ConsistencyChecker): void {
  const slowest = highest(checker.refusals.map(({ milliseconds }) => milliseconds));
  process.stdout.write(`  ${checker.refusals.length} refused, the slowest after ${Math.round(slowest)} ms\n`);
  for (const { status, body, retryAfter } of checker.refusals) {
    expect([status, body?.code]).toEqual([503, 'UNAVAILABLE']);
    expect(Number(retryAfter)).toBeGreaterThan(0);
  }
}

/** Milliseconds until an admin who is logged in sees the bookings again. */
async function untilWell(): Promise<number> {
  const began = Date.now();
  const seen = async () => (await api.asAdmin('GET', '/api/admin/rsvp-bookings')).status;
  await expect.poll(seen, { timeout: 30_000, intervals: [100] }).toBe(200);
  return Date.now() - began;
}

test('PostgreSQL restarted at once, under load: who is refused is told to wait, and nothing is half written', async () => {
  const checker = await ConsistencyChecker.open(pub);
  const cuts = scaled(10, 2);
  const restarting = async () => {
    for (let cut = 0; cut < cuts; cut += 1) {
      await setTimeout(1_000);
      const began = Date.now();
      await database.restart();
      await untilWell();
      process.stdout.write(`  well again after ${Date.now() - began} ms\n`);
    }
  };
  await checker.loadDuring(restarting());
  expectOnlyToldToWait(checker);
  await checker.expectToAgree();
});

test('PostgreSQL frozen for ten seconds: everybody is told to wait, and it is well again', async () => {
  const checker = await ConsistencyChecker.open(pub);
  const { id: eventId } = await api.createEvent();
  const freezing = async () => {
    await setTimeout(500);
    database.freeze();
    const began = Date.now();
    // Whoever wants several statements in one transaction waits no longer for it.
    const told = await Promise.all([
      api.rsvp({ eventId }, { 'idempotency-key': randomUUID() }),
      api.bookVip({}, { 'idempotency-key': randomUUID() }),
    ]);
    expect(told.map(({ status }) => status)).toEqual([503, 503]);
    expect(Date.now() - began).toBeLessThan(5_000);
    expect((await api.call('GET', '/readyz')).status).toBe(503);
    await setTimeout(10_000 - (Date.now() - began));
    database.thaw();
    process.stdout.write(`  well again after ${await untilWell()} ms\n`);
  };
  await checker.loadDuring(freezing());
  expect(checker.refusals.length).toBeGreaterThan(0);
  expectOnlyToldToWait(checker);
  await checker.expectToAgree();
});
