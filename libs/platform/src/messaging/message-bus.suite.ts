import { setTimeout } from 'node:timers/promises';
import { currentRequestId } from '../http/request-context.js';
import { eventually } from '../testing/eventually.js';
import { countedMessage, deletedMessage, listener } from '../testing/messaging/sample-messages.js';
import { type MessageBus, maxAttempts } from './message-bus.js';

/** Handlers of one consumer that may run at once in one process. */
const mostAtOnce = 20;

/** What every message bus must do. `makeBus` gives one that nobody has used before and that delivers at once. */
export function messageBusSuite(name: string, makeBus: () => Promise<MessageBus>): void {
  describe(`the ${name}`, () => {
    let bus: MessageBus;

    beforeEach(async () => {
      bus = await makeBus();
    });

    afterEach(() => bus.stop());

    it('tells every consumer of a topic, and nobody else', async () => {
      const seats = listener(['event.counted']);
      const mails = listener(['event.counted', 'event.deleted']);
      const guests = listener(['rsvp.placed']);
      for (const consumer of [seats, mails, guests]) await bus.subscribe(consumer);
      const counted = countedMessage();
      const deleted = deletedMessage();

      await bus.publish(counted);
      await bus.publish(deleted);

      await eventually(() => expect(mails.ids().sort()).toEqual([counted.id, deleted.id].sort()));
      await eventually(() => expect(seats.heard).toEqual([counted]));
      expect(guests.heard).toEqual([]);
    });

    it('takes a message that interests nobody', async () => {
      await expect(bus.publish(countedMessage())).resolves.toBeUndefined();
    });

    it('broadcasts to everyone who listens, even under one name', async () => {
      const gateways = [listener(['event.counted'], 'gateway'), listener(['event.counted'], 'gateway')];
      for (const gateway of gateways) await bus.subscribe({ ...gateway, kind: 'broadcast' });
      const message = countedMessage();

      await bus.publish(message);

      await eventually(() => expect(gateways.map(({ heard }) => heard)).toEqual([[message], [message]]));
    });

    it('refuses a second durable consumer of the same name, which would take half of the first one’s messages', async () => {
      const seats = listener(['event.counted']);
      await bus.subscribe(seats);
      await expect(bus.subscribe(seats)).rejects.toThrow(seats.consumer);
    });

    it('gives each consumer a message of its own', async () => {
      const careful = listener(['event.counted']);
      await bus.subscribe({
        ...listener(['event.counted']),
        handle: async (message) => {
          message.topic = 'event.deleted';
          message.payload = deletedMessage().payload;
        },
      });
      await bus.subscribe(careful);
      const message = countedMessage();
      const told = structuredClone(message);

      await bus.publish(message);

      await eventually(() => expect(careful.heard).toEqual([told]));
    });

    it('tries again when a handler fails, until it succeeds', async () => {
      const mails = listener(['event.counted']);
      const onDead = jest.fn();
      await bus.subscribe({
        ...mails,
        onDead,
        handle: async (message) => {
          await mails.handle(message);
          if (mails.heard.length < maxAttempts) throw new Error('No ink.');
        },
      });

      await bus.publish(countedMessage());

      await eventually(() => expect(mails.heard).toHaveLength(maxAttempts));
      await setTimeout(100);
      expect(mails.heard).toHaveLength(maxAttempts);
      expect(onDead).not.toHaveBeenCalled();
    });

    it('gives up a message after five tries and says so once, while the others arrive', async () => {
      const mails = listener(['event.counted']);
      const seats = listener(['event.counted']);
      const dead: string[] = [];
      const poison = Array.from({ length: 30 }, () => countedMessage(13));
      const good = Array.from({ length: 30 }, () => countedMessage(4));
      await bus.subscribe({
        ...mails,
        handle: async (message) => {
          await mails.handle(message);
          if (poison.some(({ id }) => id === message.id)) throw new Error('Poison.');
        },
        onDead: async (message) => {
          dead.push(message.id);
        },
      });
      await bus.subscribe(seats);

      await Promise.all([...poison, ...good].map((message) => bus.publish(message)));

      await eventually(() => expect(dead.sort()).toEqual(poison.map(({ id }) => id).sort()));
      await eventually(() => expect(mails.heard).toHaveLength(poison.length * maxAttempts + good.length));
      await eventually(() => expect(new Set(seats.ids()).size).toBe(60));
      expect(seats.heard).toHaveLength(60);
    });

    it('lets each handler act in the name of the request that began it all, in whosever place it runs', async () => {
      const consumer = listener(['event.counted']);
      const acted: [string | null, string | null][] = [];
      await bus.subscribe({
        ...consumer,
        handle: async ({ requestId }) => {
          await setTimeout(1);
          acted.push([requestId, currentRequestId()]);
        },
      });
      const messages = Array.from({ length: 3 * mostAtOnce }, (_, each) => ({
        ...countedMessage(),
        requestId: each % 3 === 0 ? null : `request-${each}`,
      }));

      await Promise.all(messages.map((message) => bus.publish(message)));

      await eventually(() => expect(acted).toHaveLength(messages.length));
      for (const [asked, found] of acted) expect(found).toBe(asked);
    });

    it('runs a few handlers of a consumer at once, never many', async () => {
      let running = 0;
      let peak = 0;
      let handled = 0;
      await bus.subscribe({
        ...listener(['event.counted']),
        handle: async () => {
          running += 1;
          peak = Math.max(peak, running);
          await setTimeout(5);
          running -= 1;
          handled += 1;
        },
      });

      await Promise.all(Array.from({ length: 300 }, () => bus.publish(countedMessage())));

      await eventually(() => expect(handled).toBe(300));
      expect(peak).toBeGreaterThan(1);
      expect(peak).toBeLessThanOrEqual(mostAtOnce);
    });

    it('waits at the end for the handlers that run, starts none, and takes nothing more', async () => {
      let started = 0;
      let finished = 0;
      await bus.subscribe({
        ...listener(['event.counted']),
        handle: async () => {
          started += 1;
          await setTimeout(100);
          finished += 1;
        },
      });
      const publishing = Promise.allSettled(Array.from({ length: 100 }, () => bus.publish(countedMessage())));
      await eventually(() => expect(started).toBeGreaterThan(0));

      await bus.stop();

      expect(finished).toBe(started);
      expect(started).toBeLessThan(100);
      await publishing;
      await setTimeout(150);
      expect(finished).toBe(started);
      expect(started).toBeLessThan(100);
      await expect(bus.publish(countedMessage())).rejects.toThrow();
      await expect(bus.stop()).resolves.toBeUndefined();
    });
  });
}
