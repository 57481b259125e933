import { setTimeout } from 'node:timers/promises';
import { eventually } from '../../testing/eventually.js';
import { countedMessage, deletedMessage, listener } from '../../testing/messaging/sample-messages.js';
import { brokerForSpecs } from '../../testing/messaging/spec-broker.js';
import { describeOn, rabbitUrl as url } from '../../testing/servers.js';
import { messageBusSuite } from '../message-bus.suite.js';

describeOn('RabbitMQ', url, () => {
  const { topology, subscribed, connection, operator, openBus, newConsumer } = brokerForSpecs();

  messageBusSuite('RabbitMQ bus', () => openBus());

  describe('the RabbitMQ bus, which keeps what it takes,', () => {
    const unavailable = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

    it('keeps a message for a consumer that has never been started', async () => {
      const consumer = newConsumer();
      const sender = await openBus({ consumers: { [consumer]: 'event.counted' } });
      const message = countedMessage();
      await sender.publish(message);
      await sender.stop();

      const late = listener(['event.counted'], consumer);
      await (await openBus()).subscribe(late);

      await eventually(() => expect(late.heard).toEqual([message]));
    });

    it('gives each message to one of the processes that run a consumer', async () => {
      const consumer = newConsumer();
      const replicas = [listener(['event.counted'], consumer), listener(['event.counted'], consumer)];
      for (const replica of replicas) await (await openBus()).subscribe(replica);
      const messages = Array.from({ length: 100 }, () => countedMessage());
      const sender = await openBus();

      await Promise.all(messages.map((message) => sender.publish(message)));

      const heard = () => replicas.flatMap((replica) => replica.ids());
      await eventually(() => expect(heard().sort()).toEqual(messages.map(({ id }) => id).sort()));
      for (const replica of replicas) expect(replica.heard.length).toBeGreaterThan(0);
    });

    it('waits with a message while what its consumer stands on is down, however long', async () => {
      const mails = listener(['event.counted']);
      const onDead = jest.fn();
      let tries = 0;
      const bus = await openBus();
      await bus.subscribe({
        ...mails,
        onDead,
        handle: async (message) => {
          tries += 1;
          if (tries < 13) throw unavailable;
          await mails.handle(message);
        },
      });

      await bus.publish(countedMessage());

      await eventually(() => expect(mails.heard).toHaveLength(1));
      expect(onDead).not.toHaveBeenCalled();
    });

    it('puts away, once, a message that nobody lived to acknowledge', async () => {
      const consumer = newConsumer();
      const bus = await openBus({ consumers: { [consumer]: 'event.counted' } });
      const message = countedMessage();
      await bus.publish(message);
      for (let deaths = 0; deaths <= 5; deaths += 1) {
        const victim = await connection().createChannel();
        await new Promise((resolve) => victim.consume(topology.queueOf(consumer), resolve));
        await victim.close();
      }
      const onDead = jest.fn().mockRejectedValueOnce(unavailable).mockResolvedValue(undefined);

      await bus.subscribe({ ...listener(['event.counted'], consumer), onDead });

      await eventually(() => expect(onDead).toHaveBeenCalledTimes(2));
      expect(onDead).toHaveBeenLastCalledWith(message, expect.any(Error));
      await bus.stop();
      expect(await operator().checkQueue(topology.deadQueueOf(consumer))).toMatchObject({ messageCount: 0 });
    });

    it('drops what is no message of ours', async () => {
      const mails = listener(['event.counted']);
      const bus = await openBus();
      await bus.subscribe(mails);
      for (const words of ['{', 'null', '{"id":"1"}']) {
        operator().publish(topology.exchange, 'event.counted', Buffer.from(words));
      }
      const withoutUuid = Buffer.from(JSON.stringify({ ...countedMessage(), id: 'x' }));
      operator().publish(topology.exchange, 'event.counted', withoutUuid, { messageId: 'x' });
      const message = countedMessage();
      await bus.publish(message);
      await eventually(() => expect(mails.heard).toEqual([message]));
    });

    it('does not call taken what no queue has taken, and mends what was taken away', async () => {
      const consumer = newConsumer();
      const bus = await openBus({ consumers: { [consumer]: 'event.deleted' } });
      const others = subscribed.mock.calls.filter(([{ topics }]) => topics.includes('event.deleted'));
      for (const [other] of others) await operator().deleteQueue(topology.queueOf(other.consumer));
      await operator().deleteQueue(topology.queueOf(consumer));
      const message = deletedMessage();

      await expect(bus.publish(message)).rejects.toThrow('event.deleted');

      await eventually(() => expect(bus.publish(message)).resolves.toBeUndefined());
      const late = listener(['event.deleted'], consumer);
      await bus.subscribe(late);
      await eventually(() => expect(late.ids()).toContain(message.id));
    });

    it('uses queues as they are that another release has made, and sends to all others too', async () => {
      const [older, other] = [newConsumer(), newConsumer()];
      const args = { 'x-queue-type': 'quorum', 'x-delivery-limit': 3 };
      for (const queue of [topology.queueOf(older), topology.deadQueueOf(older)]) {
        await operator().assertQueue(queue, { durable: true, arguments: args });
      }
      const bus = await openBus({ consumers: { [older]: 'event.counted', [other]: 'event.deleted' } });
      const [counted, deleted] = [countedMessage(), deletedMessage()];
      for (const message of [counted, deleted]) await bus.publish(message);
      const listeners = [listener(['event.counted'], older), listener(['event.deleted'], other)] as const;
      for (const one of listeners) await bus.subscribe(one);
      await eventually(() => expect(listeners.map((one) => one.ids())).toEqual([[counted.id], [deleted.id]]));
    });

    it('goes on listening when its queue is taken away under it', async () => {
      const mails = listener(['event.counted']);
      const bus = await openBus();
      await bus.subscribe(mails);
      await operator().deleteQueue(topology.queueOf(mails.consumer));
      await eventually(async () => {
        await bus.publish(countedMessage());
        await setTimeout(50);
        expect(mails.heard.length).toBeGreaterThan(0);
      });
    });
  });
});
