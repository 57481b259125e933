import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Message } from '@rover/contracts/messages';
import { runInRequest } from '../http/request-context.js';
import { eventually } from '../testing/eventually.js';
import { listener } from '../testing/messaging/sample-messages.js';
import { useRelays } from '../testing/messaging/spec-relays.js';
import { Inbox } from './inbox.js';

describe('the outbox and its relay', () => {
  const pub = useRelays();

  it('sends what was committed, at once, and then forgets it', async () => {
    const { heard, handle } = listener([]);
    pub.relayTo(handle, { pollEvery: 60_000 });
    await setTimeout(50);
    const eventId = randomUUID();

    await runInRequest('request-1', () =>
      pub.database.dataSource.transaction((manager) =>
        pub.outbox.add(manager, 'event.counted', { eventId, slug: 'trivia-night', registered: 4 }),
      ),
    );
    pub.outbox.wake();

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
    await eventually(async () => expect(await pub.database.count('outbox')).toBe(0));
  });

  it('sends what a statement wrote by itself, without being told', async () => {
    const { heard, handle } = listener([]);
    pub.relayTo(handle, { pollEvery: 20 });

    await pub.database.dataSource.query(
      `WITH seated AS (SELECT 4 AS taken)
       INSERT INTO outbox (topic, payload, request_id)
       SELECT 'seats.changed', jsonb_build_object('taken', taken), NULL FROM seated`,
    );

    await eventually(() => expect(heard).toMatchObject([{ topic: 'seats.changed', payload: { taken: 4 } }]));
  });

  it('says nothing of what was rolled back', async () => {
    const { heard, handle } = listener([]);
    pub.relayTo(handle, { pollEvery: 20 });
    const change = pub.database.dataSource.transaction(async (manager) => {
      await pub.outbox.add(manager, 'event.deleted', { eventId: randomUUID(), slug: 'trivia-night', version: 2 });
      throw new Error('The keg is empty.');
    });
    await expect(change).rejects.toThrow('The keg is empty.');

    await pub.tell(1);

    await eventually(() => expect(heard.map(({ topic }) => topic)).toEqual(['event.counted']));
  });

  it('sends again what a crash left between sending and forgetting; the inbox ignores it', async () => {
    const inbox = new Inbox(pub.database.dataSource, pub.outbox);
    let deliveries = 0;
    const handle = async (message: Message) => {
      deliveries += 1;
      await inbox.once('spec.deeds', message, async (manager) => {
        await manager.query('INSERT INTO deeds VALUES ($1)', [message.id]);
      });
    };
    pub.relayTo(
      async (message) => {
        await handle(message);
        await new Promise(() => undefined);
      },
      { leaseFor: 200 },
    );
    await pub.tell(20);
    await eventually(async () => expect(await pub.database.count('deeds')).toBe(20));
    expect(await pub.database.count('outbox')).toBe(20);

    pub.relayTo(handle, { pollEvery: 20 });

    await eventually(async () => expect(await pub.database.count('outbox')).toBe(0));
    expect(deliveries).toBe(40);
    expect(await pub.database.count('deeds')).toBe(20);
  });

  it('shares the work with the relays of other replicas', async () => {
    const one = listener([]);
    const other = listener([]);
    pub.relayTo(one.handle, { window: 20 });
    pub.relayTo(other.handle, { window: 20 });

    await pub.tell(500);

    await eventually(async () => expect(await pub.database.count('outbox')).toBe(0));
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
    pub.relayTo(slowly, { pollEvery: 10 });
    pub.relayTo(slowly, { pollEvery: 10 });
    await pub.tell(20);
    await eventually(async () => expect(await pub.database.count('outbox')).toBe(0));
    expect(heard).toHaveLength(20);
  });

  it('does not send again by itself what takes longer than its lease', async () => {
    const { heard, handle } = listener([]);
    const slowly = async (message: Message) => {
      await handle(message);
      await setTimeout(200);
    };
    pub.relayTo(slowly, { pollEvery: 10, leaseFor: 20 });
    await pub.tell(20);
    await eventually(async () => expect(await pub.database.count('outbox')).toBe(0));
    expect(heard).toHaveLength(20);
  });

  it('does not wait until the time comes again at which something was told before the clock was set back', async () => {
    const { heard, handle } = listener([]);
    await pub.tell(1);
    await pub.database.dataSource.query(`UPDATE outbox SET due_at = now() + interval '1 hour'`);
    pub.relayTo(handle);
    await eventually(() => expect(heard).toHaveLength(1));
  });

  it('never has more messages on their way than its window', async () => {
    let underway = 0;
    let peak = 0;
    pub.relayTo(
      async () => {
        underway += 1;
        peak = Math.max(peak, underway);
        await setTimeout(2);
        underway -= 1;
      },
      { window: 10 },
    );
    await pub.tell(200);
    await eventually(async () => expect(await pub.database.count('outbox')).toBe(0));
    expect(peak).toBe(10);
  });
});
