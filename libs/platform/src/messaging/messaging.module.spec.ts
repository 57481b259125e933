import { randomUUID } from 'node:crypto';
import { type INestApplicationContext, Injectable, Logger } from '@nestjs/common';
import type { Message, MessagePayloads } from '@rover/contracts/messages';
import { DataSource, type EntityManager } from 'typeorm';
import { Sweeper } from '../database/sweeper.js';
import { currentRequestId, runInRequest } from '../http/request-context.js';
import { eventually } from '../testing/eventually.js';
import { countedMessage } from '../testing/messaging/sample-messages.js';
import type { MessagingDatabase } from '../testing/messaging/spec-database.js';
import { SpecServices } from '../testing/messaging/spec-services.js';
import { DeadLetters } from './dead-letters.js';
import { InProcessBus } from './in-process-bus.js';
import { maxAttempts } from './message-bus.js';
import { OnBroadcast, OnMessage } from './on-message.js';
import { Outbox } from './outbox.js';
import { Redelivery } from './redelivery.js';

@Injectable()
class SeatCounter {
  readonly requestIds: (string | null)[] = [];
  tries = 0;
  isSuperstitious = true;
  isDown = false;

  constructor(private readonly outbox: Outbox) {}

  @OnMessage('seats.changed', { consumer: 'events.registered' })
  async count(
    { eventId, taken }: MessagePayloads['seats.changed'],
    message: Message<'seats.changed'>,
    manager: EntityManager,
  ): Promise<void> {
    this.tries += 1;
    this.requestIds.push(currentRequestId());
    if (this.isDown) throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    await manager.query('INSERT INTO deeds VALUES ($1)', [message.id]);
    if (taken === 13 && this.isSuperstitious) throw new Error('Unlucky.\0');
    await this.outbox.add(manager, 'event.counted', { eventId, slug: 'trivia-night', registered: taken });
  }
}

@Injectable()
class Blackboard {
  readonly written: string[] = [];

  @OnBroadcast('event.counted')
  @OnBroadcast('event.deleted')
  async write({ slug }: { slug: string }): Promise<void> {
    this.written.push(slug);
  }
}

describe('a service with messages', () => {
  let services: SpecServices;
  let database: MessagingDatabase;

  beforeAll(async () => {
    Logger.overrideLogger(false);
    services = await SpecServices.open();
    database = services.database;
  });

  afterEach(() => services.clear());

  afterAll(() => database.drop());

  async function takeSeats(service: INestApplicationContext, taken: number): Promise<void> {
    const outbox = service.get(Outbox);
    await runInRequest('request-7', () =>
      service
        .get(DataSource)
        .transaction((manager) =>
          outbox.add(manager, 'seats.changed', { eventId: randomUUID(), taken, version: taken }),
        ),
    );
    outbox.wake();
  }

  it('is told what others committed, handles it in one transaction, and others hear what came of it', async () => {
    const events = await services.start(SeatCounter);
    const gateway = await services.startWithoutDatabase(Blackboard);
    services.bus.open();

    await takeSeats(events, 4);

    await eventually(() => expect(gateway.get(Blackboard).written).toEqual(['trivia-night']));
    expect(await database.count('deeds')).toBe(1);
    expect(events.get(SeatCounter).requestIds).toEqual(['request-7']);
    await eventually(async () => expect(await database.count('outbox')).toBe(0));
    expect(await database.count('inbox')).toBe(1);
  });

  it('keeps a message that it cannot handle as a dead letter, without a trace of the tries', async () => {
    const events = await services.start(SeatCounter);
    services.bus.open();

    await takeSeats(events, 13);
    await takeSeats(events, 4);

    await eventually(async () => expect(await database.count('dead_letters')).toBe(1));
    await eventually(async () => expect(await database.count('outbox')).toBe(0));
    const [letter] = await database.dataSource.query('SELECT consumer, message, error FROM dead_letters');
    expect(letter).toMatchObject({
      consumer: 'events.registered',
      error: 'Error: Unlucky.',
      message: { topic: 'seats.changed', requestId: 'request-7', payload: { taken: 13 } },
    });
    expect(events.get(SeatCounter).tries).toBe(maxAttempts + 1);
    expect(await database.count('deeds')).toBe(1);
  });

  it('is given a dead letter again when somebody says so, and acts on it once', async () => {
    const events = await services.start(SeatCounter);
    const [redelivery, deadLetters] = [events.get(Redelivery), events.get(DeadLetters)];
    services.bus.open();
    await takeSeats(events, 13);
    await eventually(async () => expect(await deadLetters.list()).toHaveLength(1));
    const [letter] = await deadLetters.list();
    const { id = '' } = letter ?? {};
    expect(letter).toMatchObject({ what: 'seats.changed', recipient: 'events.registered', error: 'Error: Unlucky.' });

    await expect(redelivery.send(id)).rejects.toMatchObject({ code: 'CONFLICT' });
    const [again, ...others] = await deadLetters.list();
    expect([again?.id, others]).toEqual([id, []]);
    expect(Date.parse(again?.failedAt ?? '')).toBeGreaterThan(Date.parse(letter?.failedAt ?? ''));
    events.get(SeatCounter).isDown = true;
    await expect(redelivery.send(id)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    expect(await deadLetters.list()).toEqual([again]);
    events.get(SeatCounter).isDown = false;
    events.get(SeatCounter).isSuperstitious = false;
    await Promise.allSettled([redelivery.send(id), redelivery.send(id)]);
    await expect(redelivery.send(id)).rejects.toMatchObject({ code: 'NOT_FOUND' });

    expect(await database.count('dead_letters')).toBe(0);
    expect(await database.count('deeds')).toBe(1);
    await eventually(async () => expect(await database.count('outbox')).toBe(0));
  });

  it.each(['', ':', 'events.registered', 'events.registered:1', 'nobody:0b8f9c1e-4a55-4d0f-8f5b-1d5f3c9f9a11'])(
    'has no dead letter %p',
    async (id) => {
      const events = await services.start(SeatCounter);
      await expect(events.get(Redelivery).send(id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    },
  );

  it('goes on after a restart with what it had not sent', async () => {
    const before = await services.start(SeatCounter);
    await takeSeats(before, 4);
    await services.end();
    expect(await database.count('outbox')).toBe(1);

    services.bus = new InProcessBus();
    await services.start(SeatCounter);
    services.bus.open();

    await eventually(async () => expect(await database.count('deeds')).toBe(1));
  });

  it('hears the same message three times and acts once', async () => {
    await services.start(SeatCounter);
    services.bus.open();
    const message: Message<'seats.changed'> = {
      ...countedMessage(),
      topic: 'seats.changed',
      payload: { eventId: randomUUID(), taken: 2, version: 1 },
    };
    await Promise.all([services.bus.publish(message), services.bus.publish(message)]);
    await services.bus.publish(message);
    expect(await database.count('deeds')).toBe(1);
  });

  it('does not start when it would handle messages without a database', async () => {
    const withoutOutbox = { provide: Outbox, useValue: {} };
    await expect(services.startWithoutDatabase(SeatCounter, withoutOutbox)).rejects.toThrow('SeatCounter.count');
  });

  it('forgets what it handled over a week ago, and dead letters of over a month', async () => {
    await database.dataSource.query(`
      INSERT INTO inbox SELECT 'spec', gen_random_uuid(), now() - interval '8 days' FROM generate_series(1, 6000);
      INSERT INTO inbox VALUES ('spec', gen_random_uuid(), now() - interval '6 days');
      INSERT INTO dead_letters VALUES
        ('spec', gen_random_uuid(), '{}', '', now() - interval '31 days'),
        ('spec', gen_random_uuid(), '{}', '', now() - interval '29 days')`);

    const events = await services.start(SeatCounter);
    await events.get(Sweeper).sweep();

    expect(await database.count('inbox')).toBe(1);
    expect(await database.count('dead_letters')).toBe(1);
  });
});
