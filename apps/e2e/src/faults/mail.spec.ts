import { expect, test } from '@playwright/test';
import type { UndeliveredAnswer } from '@rover/contracts/undelivered';
import { TestMailServer } from '@rover/notifications/testing/mail-server';
import { FaultProxy } from '@rover/platform/testing/fault-proxy';
import { queryOnce } from '@rover/platform/testing/query';
import { Api } from '../support/api.js';
import { closesAfterAll } from '../support/cleanup.js';
import { ConsistencyChecker } from '../support/consistency-checker.js';
import { expectUnavailable } from '../support/dependencies.js';
import { scaled } from '../support/fault-scale.js';
import { OwnPostgres } from '../support/own-postgres.js';
import { openPub, type StandalonePub } from '../support/pub.js';

test.describe.configure({ mode: 'serial', timeout: 10 * 60_000 });

const post = new TestMailServer();
const closing = closesAfterAll();
let database: OwnPostgres;
let line: FaultProxy;
let port: number;
let pub: StandalonePub;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  await closing(post).listen();
  port = post.port;
  database = closing(await OwnPostgres.open());
  line = closing(await FaultProxy.before(database.url, 5432));
  pub = await open();
});

async function open(dataDir?: string): Promise<StandalonePub> {
  const env = { DATABASE_URL: line.url(database.url), SMTP_URL: `smtp://127.0.0.1:${port}` };
  return {
    ...closing(await openPub({ ...(dataDir && { dataDir }), env })),
    query: (statement, values) => queryOnce(database.url, statement, values),
    addressees: async () => post.taken.flatMap(({ to }) => to),
  };
}

/** The pauses between two attempts, which grow to ten minutes, are over. */
async function pausesAreOver(status = 'queued'): Promise<void> {
  await pub.query('UPDATE notifications.mails SET next_attempt_at = now() WHERE status = $1', [status]);
}

test('with the mail server down, RSVPs are taken all the same, and mailed once when it is back', async () => {
  await post.close();
  const checker = await ConsistencyChecker.open(pub);
  await checker.load(scaled(600, 20));
  expect(checker.refusals).toEqual([]);
  const tried = () => pub.query("SELECT count(*)::int FROM notifications.mails WHERE status = 'queued'", []);
  await expect.poll(async () => (await checker.report()).counted).toBe(scaled(600, 20));
  await expect.poll(tried).toEqual([scaled(600, 20)]);
  await expectUnavailable(new Api(pub.url), 'mail');
  await post.listen(port);
  await pausesAreOver();
  await checker.expectToAgree();
  await expectUnavailable(new Api(pub.url));
});

test('a mail server that falls silent holds up no RSVP, and gets each mail once', async () => {
  post.replies = ['silence', 'silence'];
  const checker = await ConsistencyChecker.open(pub);
  await checker.load(scaled(300, 20));
  expect(checker.refusals).toEqual([]);
  await expect.poll(() => post.replies).toEqual([]);
  const given = () => pub.query("SELECT count(*)::int FROM notifications.mails WHERE status = 'sending'", []);
  await expect.poll(given, { timeout: 60_000 }).toEqual([0]);
  await pausesAreOver();
  await checker.expectToAgree();
});

test('a mail that is not taken now (451) is taken later, once', async () => {
  const checker = await ConsistencyChecker.open(pub);
  post.replies = Array.from({ length: 10 }, () => 451 as const);
  await checker.load(20);
  await expect.poll(() => post.replies).toEqual([]);
  const tried = () => pub.query("SELECT count(*)::int FROM notifications.mails WHERE status = 'sending'", []);
  await expect.poll(tried).toEqual([0]);
  await pausesAreOver();
  await checker.expectToAgree();
});

test('a mail that is refused for good (550) is shown to admins, and sent again when they say so', async () => {
  const api = new Api(pub.url);
  const checker = await ConsistencyChecker.open(pub);
  post.replies = [550];
  await checker.load(10);
  await expect.poll(async () => (await checker.report()).mailed).toBe(9);
  const undelivered = async () =>
    (await api.asAdmin<UndeliveredAnswer>('GET', '/api/admin/undelivered')).body.undelivered;
  await expect.poll(undelivered).toMatchObject([{ service: 'notifications', kind: 'mail' }]);
  const id = encodeURIComponent((await undelivered())[0]?.id ?? '');
  expect((await api.asAdmin('POST', `/api/admin/undelivered/notifications/mail/${id}/retry`)).status).toBe(200);
  await checker.expectToAgree();
});

test('killed after the mail server took a mail and before that was written down: one duplicate at most, with the same id', async () => {
  const api = new Api(pub.url);
  const event = await api.createEvent();
  const before = post.taken.length;
  post.beforeTaken = () => line.set('hang');
  expect((await api.rsvp({ eventId: event.id })).status).toBe(201);
  await expect.poll(() => post.taken.length).toBe(before + 1);
  await pub.kill();
  post.beforeTaken = async () => undefined;
  await line.set('refuse');
  await line.set('pass');
  pub = await open(pub.dataDir);
  await pausesAreOver('sending');
  await expect.poll(() => post.taken.length).toBe(before + 2);
  const [first, second] = post.taken.slice(before).map(({ mail }) => mail.messageId);
  expect(second).toBe(first);
  const settled = () => pub.query("SELECT count(*)::int FROM notifications.mails WHERE status <> 'sent'", []);
  await expect.poll(settled).toEqual([0]);
  expect(post.taken).toHaveLength(before + 2);
});
