import { expect, test } from '@playwright/test';
import { Api } from '../support/api.js';
import { closesAfterAll } from '../support/cleanup.js';
import { ConsistencyChecker } from '../support/consistency-checker.js';
import { expectUnavailable } from '../support/dependencies.js';
import { scaled } from '../support/fault-scale.js';
import { type Breakable, openBroker } from '../support/own-server.js';
import { openPub, type StandalonePub } from '../support/pub.js';

test.describe.configure({ mode: 'serial', timeout: 15 * 60_000 });

const closing = closesAfterAll();
let broker: Breakable;
let pub: StandalonePub;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  broker = closing(await openBroker());
  await broker.kill();
  pub = closing(await openPub({ env: { RABBITMQ_URL: broker.url, RABBITMQ_PREFIX: `faults-${process.pid}` } }));
});

test('a pub that opens while the broker is down takes RSVPs, and tells of them when it is there', async () => {
  const checker = await ConsistencyChecker.open(pub);
  await checker.load(scaled(500, 20));
  expect(checker.refusals).toEqual([]);
  expect(await checker.report()).toMatchObject({ counted: 0, mailed: 0 });
  const api = new Api(pub.url);
  await expectUnavailable(api, 'broker');
  await broker.start();
  await checker.expectToAgree();
  await expectUnavailable(api);
});

test('the broker killed three times under load costs no RSVP, none is counted or mailed twice', async () => {
  const rsvps = scaled(10_000, 300);
  const checker = await ConsistencyChecker.open(pub);
  let killing = Promise.resolve();
  await checker.load(rsvps, (sent) => {
    if ([1, 2, 3].some((quarter) => sent === Math.floor((quarter * rsvps) / 4))) {
      killing = killing.then(() => broker.kill()).then(() => broker.start());
    }
  });
  await killing;
  expect(checker.refusals).toEqual([]);
  await checker.expectToAgree();
});

test('the broker hanging under load costs no RSVP either', async () => {
  const checker = await ConsistencyChecker.open(pub);
  await broker.freeze();
  await checker.load(scaled(1_000, 50));
  await broker.thaw();
  expect(checker.refusals).toEqual([]);
  await checker.expectToAgree();
});
