import { expect, test } from '@playwright/test';
import { queryOnce } from '@rover/platform/testing/query';
import { closesAfterAll } from '../../support/cleanup.js';
import { type Cluster, openCluster } from '../../support/cluster.js';
import { ConsistencyChecker } from '../../support/consistency-checker.js';
import { scaled } from '../../support/fault-scale.js';
import { OwnPostgres } from '../../support/own-postgres.js';
import { type Breakable, openBroker } from '../../support/own-server.js';
import { serviceNames } from '../../support/replica.js';

test.describe.configure({ timeout: 30 * 60_000 });

const closing = closesAfterAll();
let broker: Breakable;
let database: OwnPostgres;
let pub: Cluster;

test.beforeAll(async () => {
  test.setTimeout(400_000);
  broker = closing(await openBroker());
  database = closing(await OwnPostgres.open());
  const cluster = closing(await openCluster({ RABBITMQ_URL: broker.url, DATABASE_URL: database.url }));
  pub = { ...cluster, query: (statement, values) => queryOnce(database.url, statement, values) };
});

test('through three kills of the broker, one of PostgreSQL and one of each service, the checker agrees to the last row and mail', async () => {
  const killBroker = () => broker.kill().then(() => broker.start());
  const killed = serviceNames.map((name) => async () => {
    const [replica] = pub.replicasOf(name);
    await replica?.kill();
    await replica?.start();
  });
  const deeds = [killBroker, () => database.restart(), killBroker, ...killed, killBroker];
  const rsvps = scaled(10_000, 300);
  const every = Math.floor(rsvps / (deeds.length + 1));
  const checker = await ConsistencyChecker.open(pub);
  let underway: Promise<unknown> = Promise.resolve();
  await checker.load(rsvps, (sent) => {
    const deed = sent > 0 && sent % every === 0 ? deeds.shift() : undefined;
    if (deed) underway = underway.then(deed);
  });
  await underway;
  expect(deeds).toEqual([]);
  for (const { status } of checker.refusals) expect([503, undefined]).toContain(status);
  await checker.expectToAgree();
});
