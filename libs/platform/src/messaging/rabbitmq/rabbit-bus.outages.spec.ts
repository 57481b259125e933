import { setTimeout } from 'node:timers/promises';
import type { Channel, ConfirmChannel } from 'amqplib';
import { eventually } from '../../testing/eventually.js';
import { countedMessage, listener } from '../../testing/messaging/sample-messages.js';
import { brokerForSpecs } from '../../testing/messaging/spec-broker.js';
import { describeOn, rabbitUrl as url } from '../../testing/servers.js';

/** How the frames of a Basic.Publish and a Channel.Open begin: class and method (AMQP 0-9-1). */
const basicPublish = Buffer.from([0, 60, 0, 40]);
const channelOpen = Buffer.from([0, 20, 0, 10]);

describeOn('RabbitMQ', url, () => {
  const { connection, operator, openBus, openProxy, newConsumer } = brokerForSpecs();

  /** Subscribes on a channel of which nothing delivered is noticed, and which may be changed otherwise too. */
  async function inVain(subscribe: () => Promise<void>, changes: Partial<Channel> = {}): Promise<void> {
    const prototype: Channel = Object.getPrototypeOf(operator());
    const { consume } = prototype;
    const consuming = jest.spyOn(prototype, 'consume').mockImplementation(function (this: Channel, queue) {
      Object.assign(this, changes);
      return consume.call(this, queue, () => undefined);
    });
    await subscribe();
    consuming.mockRestore();
  }

  describe('the RabbitMQ bus, on a line that fails,', () => {
    it('starts without a broker, refuses what it cannot hand over, and is there when the broker is', async () => {
      const proxy = await openProxy();
      await proxy.set('refuse');
      const mails = listener(['event.counted']);
      const consumers = { [mails.consumer]: 'event.counted' } as const;
      const bus = await openBus({ startWithin: 50, consumers }, proxy.url(url));
      await bus.subscribe(mails);
      await expect(bus.publish(countedMessage())).rejects.toThrow('out of reach');
      await expect(bus.check()).rejects.toThrow('out of reach');

      await proxy.set('pass');

      const message = countedMessage();
      await eventually(() => expect(bus.publish(message)).resolves.toBeUndefined());
      await bus.check();
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
      const prototype: Channel = Object.getPrototypeOf(operator());
      const close = prototype.close;
      const cut = jest.spyOn(prototype, 'close').mockImplementationOnce(async function (this: Channel) {
        await proxy.set('hang');
        const closing = close.call(this);
        await setTimeout(50);
        await proxy.set('reset');
        await proxy.set('pass');
        await closing;
      });
      const mails = listener(['event.counted'], newConsumer());
      const bus = await openBus({ consumers: { [mails.consumer]: 'event.counted' } }, proxy.url(url));
      expect(cut).toHaveBeenCalled();
      cut.mockRestore();
      // Both ways: a line that is closed while it is being opened anew has nobody yet who hears how it ends.
      await bus.subscribe(mails);
      const message = countedMessage();
      await eventually(() => expect(bus.publish(message)).resolves.toBeUndefined());
      await eventually(() => expect(mails.ids()).toContain(message.id));
    });

    it('consumes again when the broker has forgotten its consumer', async () => {
      const prototype: Channel = Object.getPrototypeOf(operator());
      const { consume } = prototype;
      const mails = listener(['event.counted'], newConsumer());
      const forget: (() => Promise<unknown>)[] = [];
      const consuming = jest.spyOn(prototype, 'consume').mockImplementation(async function (this: Channel, ...asked) {
        const reply = await consume.apply(this, asked);
        forget.push(() => this.cancel(reply.consumerTag));
        return reply;
      });
      const bus = await openBus({ checkEvery: 1_500 });
      await bus.subscribe(mails);
      consuming.mockRestore();
      for (const cancel of forget) await cancel();
      const message = countedMessage();
      await bus.publish(message);
      await eventually(() => expect(mails.ids()).toContain(message.id));
    });

    it('consumes again when the broker delivers nothing of what waits', async () => {
      const mails = listener(['event.counted'], newConsumer());
      const bus = await openBus({ checkEvery: 1_500, concurrency: 1 });
      await inVain(() => bus.subscribe(mails));
      const messages = [countedMessage(), countedMessage()];
      for (const message of messages) await bus.publish(message);
      await eventually(() => expect(mails.ids().sort()).toEqual(messages.map(({ id }) => id).sort()));
    });

    it('gets back, with another connection, what a channel holds that the broker does not even close', async () => {
      const mails = listener(['event.counted'], newConsumer());
      const never = () => new Promise<never>(() => undefined);
      const bus = await openBus({ checkEvery: 500, concurrency: 1 });
      await inVain(() => bus.subscribe(mails), { checkQueue: never, close: never });
      const messages = [countedMessage(), countedMessage()];
      for (const message of messages) await bus.publish(message);
      await eventually(() => expect(mails.ids().sort()).toEqual(messages.map(({ id }) => id).sort()), 15_000);
    });

    it('makes another connection when the broker opens no channel on the one it has', async () => {
      const proxy = await openProxy();
      proxy.deafTo = channelOpen;
      const bus = await openBus({ checkEvery: 500, startWithin: 100 }, proxy.url(url));
      await expect(bus.check()).rejects.toThrow('out of reach');

      proxy.deafTo = undefined;

      // Before the broker, which hears nothing any more, gives the connection up.
      await eventually(() => expect(bus.publish(countedMessage())).resolves.toBeUndefined(), 5_000);
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

    it('publishes on another channel when the broker confirms nothing more on the one it has', async () => {
      const bus = await openBus({ confirmWithin: 200 });
      const prototype: ConfirmChannel = Object.getPrototypeOf(await connection().createConfirmChannel());
      const { publish } = prototype;
      let deaf: ConfirmChannel | undefined;
      const publishing = jest.spyOn(prototype, 'publish').mockImplementation(function (this: ConfirmChannel, ...sent) {
        deaf ??= this;
        return this === deaf || publish.apply(this, sent);
      });
      await expect(bus.publish(countedMessage())).rejects.toThrow('timed out');
      await eventually(() => expect(bus.publish(countedMessage())).resolves.toBeUndefined());
      publishing.mockRestore();
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
