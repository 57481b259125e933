import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { Message } from '@rover/contracts/messages';
import { eventually } from '../testing/eventually.js';
import { listener } from '../testing/messaging/sample-messages.js';
import { useRelays } from '../testing/messaging/spec-relays.js';
import { queryOnce } from '../testing/query.js';
import { leaseDue, releaseLeases } from './outbox-rows.js';

describe('the relay, when something is down,', () => {
  const pub = useRelays();

  it('waits for a bus that is down without haste, tells the log once, and loses nothing', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn');
    const log = jest.spyOn(Logger.prototype, 'log');
    const { ids, handle } = listener([]);
    let attempts = 0;
    let isUp = false;
    const down = async (message: Message) => {
      attempts += 1;
      if (!isUp) throw new Error('No broker.');
      await handle(message);
    };
    pub.relayTo(down, { window: 50, leaseFor: 300, pollEvery: 20 });
    await pub.tell(300);
    await setTimeout(1_500);
    expect(attempts).toBeLessThan(400);
    expect(warn).toHaveBeenCalledTimes(1);

    isUp = true;

    await eventually(async () => expect(await pub.database.count('outbox')).toBe(0));
    expect(new Set(ids()).size).toBe(300);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(log).toHaveBeenCalledTimes(1);
  });

  it('sends in their order what a bus that was down has refused', async () => {
    const { heard, handle } = listener([]);
    let isUp = false;
    const down = async (message: Message) => {
      if (!isUp) throw new Error('No broker.');
      await handle(message);
    };
    pub.relayTo(down, { leaseFor: 700, pollEvery: 20 });
    for (const registered of [1, 2, 3]) {
      await pub.database.dataSource.transaction((manager) =>
        pub.outbox.add(manager, 'event.counted', { eventId: randomUUID(), slug: 'trivia-night', registered }),
      );
      pub.outbox.wake();
      await setTimeout(300);
    }
    await setTimeout(150);
    isUp = true;
    await eventually(() => expect(heard).toHaveLength(3));
    expect(heard.map(({ payload }) => 'registered' in payload && payload.registered)).toEqual([1, 2, 3]);
  });

  it('gives back what was refused to its place before what was told since', async () => {
    const { dataSource } = pub.database;
    const takeOne = async () => (await leaseDue(dataSource, 1, new Set(), 60_000)).map(({ id }) => id);
    await pub.tell(1);
    const refused = await takeOne();
    await pub.tell(1);
    await releaseLeases(dataSource, refused);
    expect(refused).toHaveLength(1);
    expect(await takeOne()).toEqual(refused);
  });

  it('holds up no message for one that is slow and one that is refused', async () => {
    const { heard, handle } = listener([]);
    const publish = async (message: Message) => {
      if (!('registered' in message.payload)) return;
      if (message.payload.registered === 1) await new Promise(() => undefined);
      if (message.payload.registered === 2) throw new Error('Not this one.');
      await handle(message);
    };
    pub.relayTo(publish, { window: 10, gatherFor: 10, leaseFor: 60_000 });
    await pub.tell(100);
    await eventually(() => expect(heard).toHaveLength(98));
    await eventually(async () => expect(await pub.database.count('outbox')).toBe(2));
  });

  it('outlives broken connections', async () => {
    const { heard, handle } = listener([]);
    pub.relayTo(handle, { pollEvery: 5 });
    await setTimeout(50);
    await queryOnce(
      pub.database.url,
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    );
    // The pool may still hand out a connection that it does not know to be dead.
    await eventually(() => pub.tell(10));
    await eventually(() => expect(heard).toHaveLength(10));
  });

  it('outlives an outage of its database, and tells the log once', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn');
    const { heard, handle } = listener([]);
    pub.relayTo(handle, { pollEvery: 20 });
    await pub.database.dataSource.query('ALTER TABLE outbox RENAME TO hidden');
    await eventually(() => expect(warn).toHaveBeenCalled());
    await setTimeout(300);
    await pub.database.dataSource.query('ALTER TABLE hidden RENAME TO outbox');
    await pub.tell(10);
    await eventually(() => expect(heard).toHaveLength(10));
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('stops soon though the bus hangs, and leaves the message to the next relay', async () => {
    let isUnderway = false;
    const relay = pub.relayTo(
      async () => {
        isUnderway = true;
        await new Promise(() => undefined);
      },
      { leaseFor: 60_000 },
    );
    await pub.tell(1);
    await eventually(() => expect(isUnderway).toBe(true));
    const before = Date.now();

    await relay.stop();

    expect(Date.now() - before).toBeLessThan(3_000);
    const { heard, handle } = listener([]);
    pub.relayTo(handle, { leaseFor: 60_000 });
    await eventually(() => expect(heard).toHaveLength(1));
  });

  it('forgets at the end what arrived meanwhile', async () => {
    let underway = 0;
    const relay = pub.relayTo(() => {
      underway += 1;
      return setTimeout(50);
    });
    await pub.tell(5);
    await eventually(() => expect(underway).toBe(5));
    await relay.stop();
    expect(await pub.database.count('outbox')).toBe(0);
  });
});
