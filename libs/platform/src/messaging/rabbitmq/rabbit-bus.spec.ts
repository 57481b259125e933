import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { type Channel, type ChannelModel, connect } from 'amqplib';
import { eventually } from '../../testing/eventually.js';
import { FaultProxy } from '../../testing/fault-proxy.js';
import { countedMessage, deletedMessage, listener } from '../../testing/messaging/sample-messages.js';
import { describeOn, rabbitUrl as url } from '../../testing/servers.js';
import { messageBusSuite } from '../message-bus.suite.js';
import { RabbitBus, type RabbitBusOptions } from './rabbit-bus.js';
import { Topology } from './topology.js';

/** How the frame of a Basic.Publish begins: class 60, method 40 (AMQP 0-9-1). */
const basicPublish = Buffer.from([0, 60, 0, 40]);

describeOn('RabbitMQ', url, () => {
  const prefix = `spec-${randomUUID().slice(0, 8)}`;
  const topology = new Topology(prefix);
  const subscribed = jest.spyOn(RabbitBus.prototype, 'subscribe');
  const declared: string[] = [];
  const open: { stop(): Promise<void> }[] = [];
  let connection: ChannelModel;
  /** For what an operator or another program does at the broker. */
  let operator: Channel;

  beforeAll(async () => {
    Logger.overrideLogger(false);
    connection = await connect(url);
    operator = await connection.createChannel();
  });

  afterEach(async () => {
    for (const { stop } of open.splice(0).reverse()) await stop();
  });

  afterAll(async () => {
    const consumers = subscribed.mock.calls.map(([{ consumer }]) => consumer).concat(declared);
    for (const consumer of consumers) {
      await operator.deleteQueue(topology.queueOf(consumer));
      await operator.deleteQueue(topology.deadQueueOf(consumer));
    }
    for (const exchange of topology.exchanges) await operator.deleteExchange(exchange);
    await connection.close();
  });

  async function openBus(options: Partial<RabbitBusOptions> = {}, address = url): Promise<RabbitBus> {
    const bus = await RabbitBus.connect(address, { prefix, firstPause: 1, ...options });
    open.push({ stop: () => bus.stop() });
    return bus;
  }

  async function openProxy(): Promise<FaultProxy> {
    const proxy = await FaultProxy.before(url, 5672);
    open.push({ stop: () => proxy.close() });
    return proxy;
  }

  function newConsumer(): string {
    const consumer = `spec.${randomUUID()}`;
    declared.push(consumer);
    return consumer;
  }

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
        const victim = await connection.createChannel();
        await new Promise((resolve) => victim.consume(topology.queueOf(consumer), resolve));
        await victim.close();
      }
      const onDead = jest.fn().mockRejectedValueOnce(unavailable).mockResolvedValue(undefined);

      await bus.subscribe({ ...listener(['event.counted'], consumer), onDead });

      await eventually(() => expect(onDead).toHaveBeenCalledTimes(2));
      expect(onDead).toHaveBeenLastCalledWith(message, expect.any(Error));
      await bus.stop();
      expect(await operator.checkQueue(topology.deadQueueOf(consumer))).toMatchObject({ messageCount: 0 });
    });

    it('drops what is no message of ours', async () => {
      const mails = listener(['event.counted']);
      const bus = await openBus();
      await bus.subscribe(mails);
      for (const words of ['{', 'null', '{"id":"1"}']) {
        operator.publish(topology.exchange, 'event.counted', Buffer.from(words));
      }
      const message = countedMessage();
      await bus.publish(message);
      await eventually(() => expect(mails.heard).toEqual([message]));
    });

    it('does not call taken what no queue has taken, and mends what was taken away', async () => {
      const consumer = newConsumer();
      const bus = await openBus({ consumers: { [consumer]: 'event.deleted' } });
      const others = subscribed.mock.calls.filter(([{ topics }]) => topics.includes('event.deleted'));
      for (const [other] of others) await operator.deleteQueue(topology.queueOf(other.consumer));
      await operator.deleteQueue(topology.queueOf(consumer));
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
        await operator.assertQueue(queue, { durable: true, arguments: args });
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
      await operator.deleteQueue(topology.queueOf(mails.consumer));
      await eventually(async () => {
        await bus.publish(countedMessage());
        await setTimeout(50);
        expect(mails.heard.length).toBeGreaterThan(0);
      });
    });
  });

  describe('the RabbitMQ bus, on a line that fails,', () => {
    it('starts without a broker, refuses what it cannot hand over, and is there when the broker is', async () => {
      const proxy = await openProxy();
      await proxy.set('refuse');
      const mails = listener(['event.counted']);
      const consumers = { [mails.consumer]: 'event.counted' } as const;
      const bus = await openBus({ startWithin: 50, consumers }, proxy.url(url));
      await bus.subscribe(mails);
      await expect(bus.publish(countedMessage())).rejects.toThrow('out of reach');

      await proxy.set('pass');

      const message = countedMessage();
      await eventually(() => expect(bus.publish(message)).resolves.toBeUndefined());
      await eventually(() => expect(mails.ids()).toContain(message.id));
    });

    it('loses nothing that it has taken when the line is cut again and again, and hands on what it had not', async () => {
      const proxy = await openProxy();
      const mails = listener(['event.counted']);
      const gateway = listener(['event.counted']);
      const bus = await openBus({}, proxy.url(url));
      await bus.subscribe(mails);
      await bus.subscribe({ ...gateway, kind: 'broadcast' });
      const messages = Array.from({ length: 200 }, () => countedMessage());
      const cuts = [50, 100, 150];

      for (const [index, message] of messages.entries()) {
        const publishing = eventually(() => expect(bus.publish(message)).resolves.toBeUndefined());
        if (cuts.includes(index)) await proxy.set('reset');
        if (cuts.includes(index)) await proxy.set('pass');
        await publishing;
      }

      await eventually(() => expect(new Set(mails.ids())).toEqual(new Set(messages.map(({ id }) => id))));
      const afterwards = countedMessage();
      await eventually(async () => {
        await bus.publish(afterwards);
        expect(gateway.ids()).toContain(afterwards.id);
      });
    });

    it('is there again when the line is cut before the broker has closed a channel that was asked to', async () => {
      const proxy = await openProxy();
      const prototype: Channel = Object.getPrototypeOf(operator);
      const close = prototype.close;
      const cut = jest.spyOn(prototype, 'close').mockImplementationOnce(async function (this: Channel) {
        await proxy.set('hang');
        const closing = close.call(this);
        await setTimeout(50);
        await proxy.set('reset');
        await proxy.set('pass');
        await closing;
      });
      const { consumer } = listener(['event.counted'], newConsumer());
      const bus = await openBus({ consumers: { [consumer]: 'event.counted' } }, proxy.url(url));
      expect(cut).toHaveBeenCalled();
      cut.mockRestore();
      await eventually(() => expect(bus.publish(countedMessage())).resolves.toBeUndefined());
    });

    it('handles all there is while the broker, short of memory, reads from nobody who publishes', async () => {
      const proxy = await openProxy();
      proxy.deafTo = basicPublish;
      const mails = listener(['event.counted'], newConsumer());
      const bus = await openBus({ concurrency: 2, confirmWithin: 100 }, proxy.url(url));
      await bus.subscribe(mails);

      await expect(bus.publish(countedMessage())).rejects.toThrow();
      const messages = Array.from({ length: 20 }, () => countedMessage());
      const healthy = await openBus();
      for (const message of messages) await healthy.publish(message);

      await eventually(() => expect(mails.ids().sort()).toEqual(messages.map(({ id }) => id).sort()));
    });

    it('waits for a broker that hangs no longer than it may', async () => {
      const proxy = await openProxy();
      const bus = await openBus({ confirmWithin: 200 }, proxy.url(url));
      await proxy.set('hang');
      await expect(bus.publish(countedMessage())).rejects.toThrow();
      await proxy.set('pass');
      await eventually(() => expect(bus.publish(countedMessage())).resolves.toBeUndefined());
    });
  });
});
