import { expect, test } from '@playwright/test';
import { FaultProxy } from '@rover/platform/testing/fault-proxy';
import { rabbitUrl, redisUrl } from '@rover/platform/testing/servers';
import { Accounts } from '../../support/accounts.js';
import { Api } from '../../support/api.js';
import { closesAfterAll } from '../../support/cleanup.js';
import { type Cluster, openCluster } from '../../support/cluster.js';
import { ConsistencyChecker } from '../../support/consistency-checker.js';
import { admin } from '../../support/pub.js';

test.describe.configure({ mode: 'serial', timeout: 180_000 });

const closing = closesAfterAll();
let broker: FaultProxy;
let cache: FaultProxy;
let pub: Cluster;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  broker = closing(await FaultProxy.before(rabbitUrl, 5672));
  cache = closing(await FaultProxy.before(redisUrl, 6379));
  pub = closing(await openCluster({ RABBITMQ_URL: broker.url(rabbitUrl), REDIS_URL: cache.url(redisUrl) }));
});

test('with the broker cut off three times, and away for a while, every RSVP is taken, counted and mailed once', async () => {
  const checker = await ConsistencyChecker.open(pub);
  await checker.load(300, (sent) => {
    if (sent === 50 || sent === 100 || sent === 150) void broker.set('reset').then(() => broker.set('pass'));
    if (sent === 200) void broker.set('refuse');
  });
  expect(checker.refusals).toEqual([]);
  await broker.set('pass');
  await checker.expectToAgree();
});

for (const fault of ['refuse', 'hang'] as const) {
  test(`with Redis away (${fault}), everything goes on`, async () => {
    const api = new Api(pub.url);
    const accounts = new Accounts(api, pub);
    await cache.set(fault);
    expect((await accounts.login(admin)).status).toBe(200);
    const event = await api.createEvent();
    expect((await api.rsvp({ eventId: event.id })).status).toBe(201);
    const guest = await accounts.anotherAdmin();
    expect(await accounts.statuses(guest.token)).not.toContain(401);
    await accounts.change(guest.id, { userType: 'customer' });
    await expect.poll(() => accounts.statuses(guest.token)).toEqual(new Set([403]));
    await cache.set('pass');
  });
}
