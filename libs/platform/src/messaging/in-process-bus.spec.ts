import { setTimeout } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { metrics } from '../telemetry/metrics.js';
import { eventually } from '../testing/eventually.js';
import { countedMessage, listener } from '../testing/messaging/sample-messages.js';
import type { ConsumerOptions } from './consumer.js';
import { InProcessBus } from './in-process-bus.js';
import { messageBusSuite } from './message-bus.suite.js';

beforeAll(() => Logger.overrideLogger(false));

function openBus(options?: Partial<ConsumerOptions>): InProcessBus {
  const bus = new InProcessBus(options);
  bus.open();
  return bus;
}

messageBusSuite('in-process bus', async () => openBus({ firstPause: 1 }));

describe('the in-process bus, which stores nothing,', () => {
  const unavailable = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

  it('delivers nothing before every service has started', async () => {
    const bus = new InProcessBus();
    const publishing = bus.publish(countedMessage());
    await setTimeout(20);
    const late = listener(['event.counted']);
    await bus.subscribe(late);

    bus.open();

    await publishing;
    expect(late.heard).toHaveLength(1);
  });

  it('lets go of a publisher that waits when it stops before that', async () => {
    const bus = new InProcessBus();
    const publishing = bus.publish(countedMessage());
    await bus.stop();
    await expect(publishing).rejects.toThrow();
  });

  it('has taken a message over only when every durable consumer has handled it', async () => {
    const bus = openBus();
    const mails = listener(['event.counted']);
    await bus.subscribe({
      ...mails,
      handle: async (message) => {
        await setTimeout(30);
        await mails.handle(message);
      },
    });
    await bus.publish(countedMessage());
    expect(mails.heard).toHaveLength(1);
  });

  it('tells Prometheus of a consumer before its first message', async () => {
    const mails = listener(['event.counted']);
    await openBus().subscribe(mails);
    expect(await metrics.metrics()).toContain(`messages_handled_total{consumer="${mails.consumer}",outcome="dead"} 0`);
  });

  it('gives a message back, not up, while what its consumer stands on is down', async () => {
    const bus = openBus({ firstPause: 1 });
    const onDead = jest.fn();
    await bus.subscribe({ ...listener(['event.counted']), handle: () => Promise.reject(unavailable), onDead });
    await expect(bus.publish(countedMessage())).rejects.toBe(unavailable);
    expect(onDead).not.toHaveBeenCalled();
  });

  it('gives a message back when a dead one cannot be put away', async () => {
    const bus = openBus({ firstPause: 1 });
    await bus.subscribe({
      ...listener(['event.counted']),
      handle: () => Promise.reject(new Error('Poison.')),
      onDead: () => Promise.reject(unavailable),
    });
    await expect(bus.publish(countedMessage())).rejects.toBe(unavailable);
  });

  it('delivers good messages while more bad ones than it has hands wait for another try', async () => {
    const bus = openBus({ concurrency: 2, firstPause: 60_000 });
    const mails = listener(['event.counted']);
    await bus.subscribe({
      ...mails,
      handle: async (message) => {
        if ('registered' in message.payload && message.payload.registered === 13) throw new Error('Poison.');
        await mails.handle(message);
      },
    });
    const poison = Promise.allSettled(Array.from({ length: 20 }, () => bus.publish(countedMessage(13))));
    const before = Date.now();

    await bus.publish(countedMessage());

    // The longest pause is two seconds: behind twenty of them, two at a time, it would be twenty.
    expect(Date.now() - before).toBeLessThan(10_000);
    await bus.stop();
    await poison;
  });

  it('stops at once while messages wait for another try, and gives them back', async () => {
    const bus = openBus({ firstPause: 60_000 });
    const mails = listener(['event.counted']);
    await bus.subscribe({
      ...mails,
      handle: async (message) => {
        await mails.handle(message);
        throw new Error('No ink.');
      },
    });
    const publishing = Promise.allSettled([bus.publish(countedMessage())]);
    await eventually(() => expect(mails.heard).toHaveLength(1));
    await setTimeout(20);

    await bus.stop();

    expect(await publishing).toMatchObject([{ status: 'rejected' }]);
  });

  it('counts a handler that never answers as failed', async () => {
    const bus = openBus({ handleWithin: 20, firstPause: 1 });
    const onDead = jest.fn().mockResolvedValue(undefined);
    await bus.subscribe({ ...listener(['event.counted']), handle: () => new Promise(() => undefined), onDead });
    await bus.publish(countedMessage());
    expect(onDead).toHaveBeenCalledTimes(1);
  });

  it('refuses messages when a thousand wait for one consumer', async () => {
    const bus = openBus();
    await bus.subscribe({ ...listener(['event.counted']), handle: () => setTimeout(1) });
    const outcomes = await Promise.allSettled(Array.from({ length: 1_200 }, () => bus.publish(countedMessage())));
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(190);
  });
});
