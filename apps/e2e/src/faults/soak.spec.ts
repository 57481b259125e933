import { setTimeout } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { Api, aGuest, aHost } from '../support/api.js';
import { closesAfterAll } from '../support/cleanup.js';
import { type ClientRequest, KeepAliveClient } from '../support/keep-alive-client.js';
import { median, type ProcessStats, processStatsOf } from '../support/process-stats.js';
import { admin, openPub, type StandalonePub } from '../support/pub.js';

/** How long; the project has this file only where that is said. */
const minutes = Number(process.env.SOAK_MINUTES);
const asksPerSecond = 20;

const closing = closesAfterAll();
let pub: StandalonePub;

test.beforeAll(async () => {
  pub = closing(await openPub({ env: { LOG_LEVEL: 'error' } }));
});

test('an ordinary evening, as long as it may be: nothing fails, and memory and open files stay as they were', async () => {
  test.setTimeout((minutes + 5) * 60_000);
  const asks = await anEvening(pub.url);
  const client = new KeepAliveClient(pub.url, 20);
  const answers = new Map<number | undefined, number>();
  const samples: ProcessStats[] = [];
  const pid = pub.process.pid ?? 0;
  const began = Date.now();
  for (let asked = 0; Date.now() - began < minutes * 60_000; asked += 1) {
    const ask = asks[asked % asks.length]?.();
    if (ask) void client.send(ask).then(({ status }) => answers.set(status, (answers.get(status) ?? 0) + 1));
    if (asked % (asksPerSecond * 60) === 0) {
      samples.push(await processStatsOf(pid));
      process.stdout.write(`minute ${samples.length - 1}: ${JSON.stringify(samples.at(-1))}\n`);
    }
    await setTimeout(began + ((asked + 1) * 1_000) / asksPerSecond - Date.now());
  }
  await setTimeout(1_000);
  samples.push(await processStatsOf(pid));
  client.close();
  process.stdout.write(`answers: ${JSON.stringify([...answers])}\nlast: ${JSON.stringify(samples.at(-1))}\n`);

  expect([...answers.keys()].filter((status) => status !== 200 && status !== 201)).toEqual([]);
  const third = Math.floor(samples.length / 3);
  const early = samples.slice(third, 2 * third);
  const late = samples.slice(-third);
  const memory = (some: ProcessStats[]) => median(some.map((one) => one.memory));
  const files = (some: ProcessStats[]) => median(some.map((one) => one.files));
  expect(memory(late)).toBeLessThan(memory(early) * 1.1 + 10);
  expect(files(late)).toBeLessThan(files(early) + 10);
  await expect.poll(() => pub.query('SELECT count(*)::int FROM bookings.outbox', [])).toEqual([0]);
});

/** What is asked in a second of such an evening, in turn. */
async function anEvening(url: string): Promise<(() => ClientRequest)[]> {
  const api = new Api(url);
  const { id: eventId, slug } = await api.createEvent({ capacity: 0 });
  const token = await api.login();
  const get = (path: string) => () => ({ method: 'GET' as const, path, token });
  const guests = [get('/api/events'), get(`/api/events/${slug}`), get('/'), get(`/events/${slug}`)];
  const desk = ['events', 'rsvp-bookings', 'vip-bookings', 'booking-news', 'monitoring', 'users', 'audit'];
  const bookings: (() => ClientRequest)[] = [
    () => ({ method: 'POST', path: '/api/events/rsvp', json: { ...aGuest(), eventId } }),
    () => ({ method: 'POST', path: '/api/vip/book', json: aHost() }),
    () => ({ method: 'POST', path: '/api/auth/login', json: admin }),
  ];
  const office = [...desk.map((list) => get(`/api/admin/${list}`)), ...bookings];
  // Two in three are guests who look around.
  return office.flatMap((ask, turn) => [
    ask,
    ...[0, 1].map((step) => guests[(2 * turn + step) % guests.length] ?? ask),
  ]);
}
