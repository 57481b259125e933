import { setTimeout } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { Api } from '../../support/api.js';
import { closesAfterAll } from '../../support/closing.js';
import { type Cluster, openCluster } from '../../support/cluster.js';
import { scaled } from '../../support/fault-scale.js';
import { Ledger } from '../../support/ledger.js';
import { Lines, type Told } from '../../support/lines.js';
import { serviceNames } from '../../support/replica.js';

test.describe.configure({ timeout: 15 * 60_000 });

/** Milliseconds that each of twelve visitors waits before the next question. */
const pause = 250;

const closing = closesAfterAll();
let pub: Cluster;

test.beforeAll(async () => {
  test.setTimeout(400_000);
  pub = closing(await openCluster({ DRAIN_SECONDS: '5' }, serviceNames));
});

test('every service restarted under load, one process after the other: no request fails, no admin is logged out', async () => {
  const ledger = await Ledger.open(pub);
  const token = await new Api(pub.url).login();
  const asked = ['/api/events', '/api/admin/rsvp-bookings', '/api/admin/events', '/api/admin/users', '/'];
  const restarts = restartAll();
  const answers: (Told & { path: string })[] = [];
  let isDone = false;
  const lines = new Lines(pub.url, 8);
  const visitor = async (_: unknown, turn: number) => {
    for (let ask = turn; !isDone; ask += 1) {
      const path = asked[ask % asked.length] ?? '/';
      answers.push({ path, ...(await lines.ask({ method: 'GET', path, token })) });
      await setTimeout(pause);
    }
  };
  const visitors = Promise.all(Array.from({ length: 4 }, visitor));
  const codes = await ledger.loadDuring(
    restarts.finally(() => (isDone = true)),
    { pause },
  );
  await visitors;
  lines.close();

  process.stdout.write(`  ${answers.length} answers beside the RSVPs\n`);
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  expect(ledger.refusals).toEqual([]);
  expect(codes.filter((code) => code !== 0)).toEqual([]);
  const { acknowledged, sent } = await ledger.expectToAgree();
  expect(acknowledged).toBe(sent);
});

/** Some services in each step, so that the shortened form takes a minute; one at full size. */
const together = scaled(2) > 1 ? 1 : 2;

async function restartAll(): Promise<(number | null)[]> {
  const codes: (number | null)[] = [];
  for (let first = 0; first < serviceNames.length; first += together) {
    for (const turn of [0, 1]) {
      const crew = serviceNames.slice(first, first + together);
      const replicas = crew.flatMap((name) => pub.replicasOf(name)[turn] ?? []);
      codes.push(...(await Promise.all(replicas.map((replica) => replica.end()))));
      await Promise.all(replicas.map((replica) => replica.start()));
    }
  }
  return codes;
}
