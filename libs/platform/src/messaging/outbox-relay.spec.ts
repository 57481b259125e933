import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { Message } from '@rover/contracts/messages';
import { runInRequest } from '../http/request-context.js';
import { eventually } from '../testing/eventually.js';
import { queryOnce } from '../testing/query.js';
import { InProcessBus } from './in-process-bus.js';
import { Inbox } from './inbox.js';
import { Outbox } from './outbox.js';
import { OutboxRelay, type OutboxRelayOptions } from './outbox-relay.js';
import { listener } from './sample-messages.js';
import { type MessagingDatabase, messagingDatabase } from './spec-database.js';

/** A bus that does with a message what the spec says. */
class SpecBus extends InProcessBus {
  constructor(override readonly publish: (message: Message) => Promise<void>) {
    super();
  }
}

describe('the outbox and its relay', () => {
  let database: MessagingDatabase;
  let outbox: Outbox;
  let relays: OutboxRelay[];

  beforeAll(async () => {
    Logger.overrideLogger(false);
    database = await messagingDatabase();
  });

  beforeEach(() => {
    relays = [];
    outbox = new Outbox(database.dataSource);
  });

  afterEach(async () => {
    for (const relay of relays) await relay.stop();
    jest.restoreAllMocks();
    await database.clear();
  });

  afterAll(() => database.drop());

  function relayTo(publish: (message: Message) => Promise<void>, options?: OutboxRelayOptions): OutboxRelay {
    const bus = new SpecBus(publish);
    const relay = new OutboxRelay(database.dataSource, outbox, bus, { settleWithin: 100, ...options });
    relays.push(relay);
    relay.start();
    return relay;
  }

  async function tell(messages: number): Promise<void> {
    await database.dataSource.transaction(async (manager) => {
      for (let registered = 1; registered <= messages; registered += 1) {
        await outbox.add(manager, 'event.counted', { eventId: randomUUID(), slug: 'trivia-night', registered });
      }
    });
    outbox.wake();
  }

  it('sends what was committed, at once, and then forgets it', async () => {
    const { heard, handle } = listener([]);
    relayTo(handle, { pollEvery: 60_000 });
    await setTimeout(50);
    const eventId = randomUUID();

    await runInRequest('request-1', () =>
      database.dataSource.transaction((manager) =>
        outbox.add(manager, 'event.counted', { eventId, slug: 'trivia-night', registered: 4 }),
      ),
    );
    outbox.wake();

    await eventually(() =>
      expect(heard).toEqual([
        {
          id: expect.stringMatching(/^[0-9a-f-]{36}$/),
          topic: 'event.counted',
          occurredAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
          requestId: 'request-1',
          payload: { eventId, slug: 'trivia-night', registered: 4 },
        },
      ]),
    );
    await eventually(async () => expect(await outbox.depth()).toBe(0));
  });

  it('sends what a statement wrote by itself, without being told', async () => {
    const { heard, handle } = listener([]);
    relayTo(handle, { pollEvery: 20 });

    await database.dataSource.query(
      `WITH seated AS (SELECT 4 AS taken)
       INSERT INTO outbox (topic, payload, request_id)
       SELECT 'seats.changed', jsonb_build_object('taken', taken), NULL FROM seated`,
    );

    await eventually(() => expect(heard).toMatchObject([{ topic: 'seats.changed', payload: { taken: 4 } }]));
  });

  it('says nothing of what was rolled back', async () => {
    const { heard, handle } = listener([]);
    relayTo(handle, { pollEvery: 20 });
    const change = database.dataSource.transaction(async (manager) => {
      await outbox.add(manager, 'event.deleted', { eventId: randomUUID(), slug: 'trivia-night', version: 2 });
      throw new Error('The keg is empty.');
    });
    await expect(change).rejects.toThrow('The keg is empty.');

    await tell(1);

    await eventually(() => expect(heard.map(({ topic }) => topic)).toEqual(['event.counted']));
  });

  it('sends again what a crash left between sending and forgetting; the inbox ignores it', async () => {
    const inbox = new Inbox(database.dataSource, outbox);
    let deliveries = 0;
    const handle = async (message: Message) => {
      deliveries += 1;
      await inbox.once('spec.deeds', message, async (manager) => {
        await manager.query('INSERT INTO deeds VALUES ($1)', [message.id]);
      });
    };
    relayTo(
      async (message) => {
        await handle(message);
        await new Promise(() => undefined);
      },
      { leaseFor: 200 },
    );
    await tell(20);
    await eventually(async () => expect(await database.count('deeds')).toBe(20));
    expect(await outbox.depth()).toBe(20);

    relayTo(handle, { pollEvery: 20 });

    await eventually(async () => expect(await outbox.depth()).toBe(0));
    expect(deliveries).toBe(40);
    expect(await database.count('deeds')).toBe(20);
  });

  it('shares the work with the relays of other replicas', async () => {
    const one = listener([]);
    const other = listener([]);
    relayTo(one.handle, { window: 20 });
    relayTo(other.handle, { window: 20 });

    await tell(500);

    await eventually(async () => expect(await outbox.depth()).toBe(0));
    expect(new Set([...one.ids(), ...other.ids()]).size).toBe(500);
    expect(one.heard.length + other.heard.length).toBe(500);
    expect(one.heard.length).toBeGreaterThan(0);
    expect(other.heard.length).toBeGreaterThan(0);
  });

  it('leaves alone what another relay has on its way', async () => {
    const { heard, handle } = listener([]);
    const slowly = async (message: Message) => {
      await handle(message);
      await setTimeout(200);
    };
    relayTo(slowly, { pollEvery: 10 });
    relayTo(slowly, { pollEvery: 10 });
    await tell(20);
    await eventually(async () => expect(await outbox.depth()).toBe(0));
    expect(heard).toHaveLength(20);
  });

  it('does not send again by itself what takes longer than its lease', async () => {
    const { heard, handle } = listener([]);
    const slowly = async (message: Message) => {
      await handle(message);
      await setTimeout(200);
    };
    relayTo(slowly, { pollEvery: 10, leaseFor: 20 });
    await tell(20);
    await eventually(async () => expect(await outbox.depth()).toBe(0));
    expect(heard).toHaveLength(20);
  });

  it('never has more messages on their way than its window', async () => {
    let underway = 0;
    let peak = 0;
    relayTo(
      async () => {
        underway += 1;
        peak = Math.max(peak, underway);
        await setTimeout(2);
        underway -= 1;
      },
      { window: 10 },
    );
    await tell(200);
    await eventually(async () => expect(await outbox.depth()).toBe(0));
    expect(peak).toBe(10);
  });

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
    relayTo(down, { window: 50, leaseFor: 300, pollEvery: 20 });
    await tell(300);
    await setTimeout(1_500);
    expect(attempts).toBeLessThan(400);
    expect(warn).toHaveBeenCalledTimes(1);

    isUp = true;

    await eventually(async () => expect(await outbox.depth()).toBe(0));
    expect(new Set(ids()).size).toBe(300);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(log).toHaveBeenCalledTimes(1);
  });

  it('holds up no message for one that is slow and one that is refused', async () => {
    const { heard, handle } = listener([]);
    const publish = async (message: Message) => {
      if (!('registered' in message.payload)) return;
      if (message.payload.registered === 1) await new Promise(() => undefined);
      if (message.payload.registered === 2) throw new Error('Not this one.');
      await handle(message);
    };
    relayTo(publish, { window: 10 });
    await tell(100);
    await eventually(() => expect(heard).toHaveLength(98), 3_000);
    await eventually(async () => expect(await outbox.depth()).toBe(2));
  });

  it('outlives broken connections', async () => {
    const { heard, handle } = listener([]);
    relayTo(handle, { pollEvery: 5 });
    await setTimeout(50);
    await queryOnce(
      database.url,
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    );
    await setTimeout(50);
    await tell(10);
    await eventually(() => expect(heard).toHaveLength(10));
  });

  it('outlives an outage of its database, and tells the log once', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn');
    const { heard, handle } = listener([]);
    relayTo(handle, { pollEvery: 20 });
    await database.dataSource.query('ALTER TABLE outbox RENAME TO hidden');
    await setTimeout(300);
    await database.dataSource.query('ALTER TABLE hidden RENAME TO outbox');
    await tell(10);
    await eventually(() => expect(heard).toHaveLength(10));
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('stops soon though the bus hangs, and leaves the message to the next relay', async () => {
    let isUnderway = false;
    const relay = relayTo(async () => {
      isUnderway = true;
      await new Promise(() => undefined);
    });
    await tell(1);
    await eventually(() => expect(isUnderway).toBe(true));
    const before = Date.now();

    await relay.stop();

    expect(Date.now() - before).toBeLessThan(400);
    expect(await outbox.depth()).toBe(1);
  });

  it('forgets at the end what arrived meanwhile', async () => {
    const relay = relayTo(() => setTimeout(50));
    await tell(5);
    await setTimeout(20);
    await relay.stop();
    expect(await outbox.depth()).toBe(0);
  });
});
