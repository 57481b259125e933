import { Logger } from '@nestjs/common';
import type { Message } from '@rover/contracts/messages';
import type { MessageBus } from '../messaging/message-bus.js';
import { eventually } from '../testing/eventually.js';
import { metrics } from './metrics.js';
import { Reporter } from './reporter.js';

/** A bus that takes reports as the spec decides, and remembers what was told. */
function busThat(publish: (message: Message) => Promise<void>) {
  const told: Message<'telemetry.reported'>[] = [];
  const bus: MessageBus = {
    publish: (message) => {
      told.push(message as Message<'telemetry.reported'>);
      return publish(message);
    },
    subscribe: async () => undefined,
    stop: async () => undefined,
  };
  return { bus, told };
}

describe('what a service reports', () => {
  const reporters: Reporter[] = [];

  beforeAll(() => Logger.overrideLogger(false));
  afterEach(() => Promise.all(reporters.splice(0).map((reporter) => reporter.stop())));

  function reporterTo(bus: MessageBus, service = 'bookings'): Reporter {
    const reporter = new Reporter(bus);
    reporters.push(reporter);
    reporter.start(service, 5);
    return reporter;
  }

  it('is told a little later, the same trouble once with a count, the slowest answer of each endpoint', async () => {
    const { bus, told } = busThat(async () => undefined);
    const reporter = reporterTo(bus);
    for (let time = 0; time < 3; time += 1) reporter.error('POST /api/vip/book', new Error('No taps'));
    reporter.error('GET /api/events', new Error('No taps'));
    for (const milliseconds of [1_200, 3_400.4, 2_000]) reporter.slow('PUT /api/admin/events/:id', milliseconds);
    reporter.memory({ rss: 3, heapTotal: 2, heapUsed: 1, external: 0, arrayBuffers: 0 });
    expect(told).toEqual([]);

    await eventually(() => expect(told).toHaveLength(1));
    expect(told[0]?.payload).toMatchObject({
      service: 'bookings',
      errors: [
        { endpoint: 'POST /api/vip/book', message: 'No taps', count: 3 },
        { endpoint: 'GET /api/events', message: 'No taps', count: 1 },
      ],
      slow: [{ endpoint: 'PUT /api/admin/events/:id', responseTime: 3400, count: 3 }],
      memory: [{ rss: 3, heapTotal: 2, heapUsed: 1 }],
    });
  });

  it('is nothing while there is nothing', async () => {
    const { bus, told } = busThat(async () => undefined);
    await reporterTo(bus).stop();
    expect(told).toEqual([]);
  });

  it('is told again as the same message until it is taken, and newer things after it', async () => {
    let isDown = true;
    const { bus, told } = busThat(async () => {
      if (isDown) throw new Error('The bus is down.');
    });
    const reporter = reporterTo(bus);
    reporter.error('first', new Error('No taps'));
    await eventually(() => expect(told.length).toBeGreaterThan(2));
    reporter.error('second', new Error('No taps'));
    isDown = false;
    await eventually(() => expect(told.at(-1)?.payload.errors).toMatchObject([{ endpoint: 'second' }]));
    expect(new Set(told.map(({ id }) => id)).size).toBe(2);
  });

  it('holds up nobody while a report hangs, and keeps no more than there is room for', async () => {
    const { bus, told } = busThat(() => new Promise(() => undefined));
    const reporter = reporterTo(bus, 'storm');
    reporter.error('hanging', new Error('No taps'));
    await eventually(() => expect(told).toHaveLength(1));

    for (let error = 0; error < 100_000; error += 1) reporter.error(`GET /route-${error % 500}`, new Error('Storm'));
    await reporter.stop();
    expect(told).toHaveLength(1);
  });

  it('counts what it had no room for', async () => {
    const { bus, told } = busThat(async () => undefined);
    const reporter = reporterTo(bus, 'crowded');
    for (let route = 0; route < 250; route += 1) reporter.error(`GET /route-${route}`, new Error('Storm'));
    await eventually(() => expect(told[0]?.payload.errors).toHaveLength(200));
    expect(await metrics.metrics()).toContain('telemetry_dropped_total{service="crowded"} 50');
  });

  it('goes out with the last of it when the service stops', async () => {
    const { bus, told } = busThat(async () => undefined);
    const reporter = new Reporter(bus);
    reporter.start('auth', 60_000);
    reporter.error('POST /api/auth/login', new Error('No taps'));
    await reporter.stop();
    expect(told).toMatchObject([{ topic: 'telemetry.reported', payload: { service: 'auth' } }]);
  });
});
