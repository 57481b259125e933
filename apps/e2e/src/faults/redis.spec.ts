import { createConnection } from 'node:net';
import { expect, test } from '@playwright/test';
import { Accounts } from '../support/accounts.js';
import { Api } from '../support/api.js';
import { closesAfterAll } from '../support/cleanup.js';
import { ConsistencyChecker } from '../support/consistency-checker.js';
import { expectUnavailable } from '../support/dependencies.js';
import { scaled } from '../support/fault-scale.js';
import { type Breakable, openRedis } from '../support/own-server.js';
import { admin, openPub, type StandalonePub } from '../support/pub.js';

test.describe.configure({ mode: 'serial', timeout: 10 * 60_000 });

const closing = closesAfterAll();
let redis: Breakable;
let pub: StandalonePub;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  redis = closing(await openRedis());
  pub = closing(await openPub({ env: { REDIS_URL: redis.url, REDIS_PREFIX: `faults-${process.pid}:` } }));
});

/** Makes Redis forget everything, as an operator would. */
async function flush(): Promise<void> {
  const { hostname, port } = new URL(redis.url);
  const line = createConnection(Number(port), hostname, () => line.end('FLUSHALL\r\n'));
  await new Promise((resolve, reject) => line.once('close', resolve).once('error', reject).resume());
}

const faults = [
  { fault: 'down', begin: () => redis.kill(), end: () => redis.start(), isAway: true },
  { fault: 'frozen', begin: () => redis.freeze(), end: () => redis.thaw(), isAway: true },
  { fault: 'flushed', begin: flush, end: flush, isAway: false },
];

for (const { fault, begin, end, isAway } of faults) {
  test(`with Redis ${fault} nobody is refused, admins stay logged in, and log in`, async () => {
    const api = new Api(pub.url);
    const accounts = new Accounts(api, pub);
    const other = await accounts.anotherAdmin();
    const before = await ConsistencyChecker.open(pub);
    await before.load(scaled(1_000, 50));
    const checker = await ConsistencyChecker.open(pub);
    await begin();
    await checker.load(scaled(1_000, 50));
    process.stdout.write(`  p99 ${before.percentile(99)} ms, with Redis ${fault} ${checker.percentile(99)} ms\n`);
    expect((await accounts.login(admin)).status).toBe(200);
    expect(await accounts.statuses(other.token)).not.toContain(401);
    await expectUnavailable(api, ...(isAway ? (['cache'] as const) : []));
    await end();
    expect(checker.refusals).toEqual([]);
    expect((await accounts.login(admin)).status).toBe(200);
    await checker.expectToAgree();
    await expectUnavailable(api);
  });
}
