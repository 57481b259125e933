import { cp, readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { closesAfterAll } from '../support/cleanup.js';
import { ConsistencyChecker } from '../support/consistency-checker.js';
import { openPub, type StandalonePub } from '../support/pub.js';

/** The fault suites prove nothing if their checker cannot fail. */
const closing = closesAfterAll();
let pub: StandalonePub;
let checker: ConsistencyChecker;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  pub = closing(await openPub());
  checker = await ConsistencyChecker.open(pub);
  await checker.load(10);
  await checker.expectToAgree();
});

test('the checker sees a mail that went out twice', async () => {
  const folder = path.join(pub.dataDir, 'mail');
  const [mail = ''] = (await readdir(folder)).filter((file) => file.endsWith('.eml'));
  await cp(path.join(folder, mail), path.join(folder, `again-${mail}`));
  expect(await checker.report()).toMatchObject({ mailedInExcess: 1 });
});

test('the checker sees an RSVP that is lost, and that its event counts one too many', async () => {
  await pub.query("DELETE FROM bookings.rsvps WHERE email LIKE 'g3@%'", []);
  expect(await checker.report()).toMatchObject({ lost: 1, found: 9, counted: 10 });
});

test('the checker sees an RSVP that is there twice, and one that nobody asked for', async () => {
  await pub.query(
    "UPDATE bookings.rsvps SET email = (SELECT email FROM bookings.rsvps WHERE email LIKE 'g5@%') WHERE email LIKE 'g4@%'",
    [],
  );
  await pub.query("UPDATE bookings.rsvps SET email = 'nobody@strange.test' WHERE email LIKE 'g6@%'", []);
  expect(await checker.report()).toMatchObject({ doubled: 1, strange: 1, lost: 3 });
});
