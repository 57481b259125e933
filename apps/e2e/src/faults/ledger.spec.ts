import { cp, readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { closesAfterAll } from '../support/closing.js';
import { Ledger } from '../support/ledger.js';
import { openPub, type StandalonePub } from '../support/pub.js';

/** The suites of faults prove nothing if their ledger cannot disagree. */
const closing = closesAfterAll();
let pub: StandalonePub;
let ledger: Ledger;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  pub = closing(await openPub());
  ledger = await Ledger.open(pub);
  await ledger.load(10);
  await ledger.expectToAgree();
});

test('the ledger sees a mail that went out twice', async () => {
  const folder = path.join(pub.dataDir, 'mail');
  const [mail = ''] = (await readdir(folder)).filter((file) => file.endsWith('.eml'));
  await cp(path.join(folder, mail), path.join(folder, `again-${mail}`));
  expect(await ledger.account()).toMatchObject({ mailedInExcess: 1 });
});

test('the ledger sees an RSVP that is lost, and that its event counts one too many', async () => {
  await pub.query("DELETE FROM bookings.rsvps WHERE email LIKE 'g3@%'", []);
  expect(await ledger.account()).toMatchObject({ lost: 1, found: 9, counted: 10 });
});

test('the ledger sees an RSVP that is there twice, and one that nobody asked for', async () => {
  await pub.query(
    "UPDATE bookings.rsvps SET email = (SELECT email FROM bookings.rsvps WHERE email LIKE 'g5@%') WHERE email LIKE 'g4@%'",
    [],
  );
  await pub.query("UPDATE bookings.rsvps SET email = 'nobody@strange.test' WHERE email LIKE 'g6@%'", []);
  expect(await ledger.account()).toMatchObject({ doubled: 1, strange: 1, lost: 3 });
});
