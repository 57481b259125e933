import { setTimeout } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { Api } from '../../support/api.js';
import { closesAfterAll } from '../../support/cleanup.js';
import { type Cluster, openCluster } from '../../support/cluster.js';
import { ConsistencyChecker } from '../../support/consistency-checker.js';
import { scaled } from '../../support/fault-scale.js';
import { type ClientResult, KeepAliveClient } from '../../support/keep-alive-client.js';
import { serviceNames } from '../../support/replica.js';

test.describe.configure({ timeout: 15 * 60_000 });

/** Milliseconds that each of twelve visitors waits before the next request. */
const pause = 250;

const closing = closesAfterAll();
let pub: Cluster;

test.beforeAll(async () => {
  test.setTimeout(400_000);
  pub = closing(await openCluster({ DRAIN_SECONDS: '5' }, serviceNames));
});

test('every service restarted under load, one process after the other: no request fails, no admin is logged out', async () => {
  const checker = await ConsistencyChecker.open(pub);
  const token = await new Api(pub.url).login();
  const asked = ['/api/events', '/api/admin/rsvp-bookings', '/api/admin/events', '/api/admin/users', '/'];
  const restarts = restartAll();
  const answers: (ClientResult & { path: string })[] = [];
  let isDone = false;
  const client = new KeepAliveClient(pub.url, 8);
  const visitor = async (_: unknown, turn: number) => {
    for (let ask = turn; !isDone; ask += 1) {
      const path = asked[ask % asked.length] ?? '/';
      answers.push({ path, ...(await client.send({ method: 'GET', path, token })) });
      await setTimeout(pause);
    }
  };
  const visitors = Promise.all(Array.from({ length: 4 }, visitor));
  const codes = await checker.loadDuring(
    restarts.finally(() => (isDone = true)),
    { pause },
  );
  await visitors;
  client.close();

  process.stdout.write(`  ${answers.length} answers beside the RSVPs\n`);
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  expect(checker.refusals).toEqual([]);
  expect(codes.filter((code) => code !== 0)).toEqual([]);
  const { acknowledged, sent } = await checker.expectToAgree();
  expect(acknowledged).toBe(sent);
});

/** Some services in each step, so that the shortened form takes a minute; one at full size. */
const together = scaled(2) > 1 ? 1 : 2;

async function restartAll(): Promise<(number | null)[]> {
  const codes: (number | null)[] = [];
  for (let first = 0; first < serviceNames.length; first += together) {
    for (const turn of [0, 1]) {
      const restarting = serviceNames.slice(first, first + together);
      const replicas = restarting.flatMap((name) => pub.replicasOf(name)[turn] ?? []);
      codes.push(...(await Promise.all(replicas.map((replica) => replica.end()))));
      await Promise.all(replicas.map((replica) => replica.start()));
    }
  }
  return codes;
}
