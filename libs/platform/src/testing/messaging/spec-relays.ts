import { randomUUID } from 'node:crypto';
import { Logger } from '@nestjs/common';
import type { Message } from '@rover/contracts/messages';
import type { MessageBus } from '../../messaging/message-bus.js';
import { Outbox } from '../../messaging/outbox.js';
import { OutboxRelay, type OutboxRelayOptions } from '../../messaging/outbox-relay.js';
import { type MessagingDatabase, messagingDatabase } from './spec-database.js';

/** For specs: an outbox in a database, and relays on it that are stopped after each test. Call it in a `describe`. */
export function useRelays() {
  const relays: OutboxRelay[] = [];
  let database: MessagingDatabase;
  let outbox: Outbox;

  beforeAll(async () => {
    Logger.overrideLogger(false);
    database = await messagingDatabase();
    outbox = new Outbox();
  });

  afterEach(async () => {
    for (const relay of relays.splice(0)) await relay.stop();
    jest.restoreAllMocks();
    await database.clear();
  });

  afterAll(() => database.drop());

  return {
    get database() {
      return database;
    },

    get outbox() {
      return outbox;
    },

    /** Starts a relay to a bus that does this with every message. */
    relayTo(publish: (message: Message) => Promise<void>, options?: OutboxRelayOptions): OutboxRelay {
      const bus: MessageBus = { publish, subscribe: async () => undefined, stop: async () => undefined };
      const relay = new OutboxRelay(database.dataSource, outbox, bus, { settleWithin: 100, ...options });
      relays.push(relay);
      relay.start();
      return relay;
    },

    /** Commits so many messages, counted from 1. */
    async tell(messages: number): Promise<void> {
      await database.dataSource.transaction(async (manager) => {
        for (let registered = 1; registered <= messages; registered += 1) {
          await outbox.add(manager, 'event.counted', { eventId: randomUUID(), slug: 'trivia-night', registered });
        }
      });
      outbox.wake();
    },
  };
}
