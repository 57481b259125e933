import { randomUUID } from 'node:crypto';
import { metrics } from '../telemetry/metrics.js';
import { eventually } from '../testing/eventually.js';
import { type MessagingDatabase, messagingDatabase } from '../testing/messaging/spec-database.js';
import { GaugeSampler } from './gauge-sampler.js';
import { Readiness } from './readiness.js';

describe('what a service tells Prometheus of itself', () => {
  let database: MessagingDatabase;
  let readiness: Readiness;
  let gaugeSampler: GaugeSampler;

  beforeAll(async () => {
    database = await messagingDatabase();
  });
  beforeEach(() => {
    readiness = new Readiness(database.dataSource);
    gaugeSampler = new GaugeSampler(readiness, database.dataSource);
  });
  afterEach(async () => {
    await gaugeSampler.beforeApplicationShutdown();
    await database.clear();
  });
  afterAll(() => database.drop());

  /** The figure of a series; undefined when there is none. */
  async function figure(name: string, labels = '{service="bookings"}'): Promise<number | undefined> {
    const line = (await metrics.metrics()).split('\n').find((one) => one.startsWith(`${name}${labels} `));
    return line === undefined ? undefined : Number(line.split(' ').at(-1));
  }

  const start = () => gaugeSampler.start('bookings', 10);

  it('is how many messages wait, since when, and how many could not be delivered', async () => {
    await database.dataSource.query(`
      INSERT INTO outbox (topic, payload, occurred_at) VALUES
        ('seats.changed', '{}', now() - interval '90 seconds'), ('seats.changed', '{}', now())`);
    await database.dataSource.query(
      `INSERT INTO dead_letters (consumer, message_id, message, error) VALUES ('spec', $1, '{}', 'The keg is empty.')`,
      [randomUUID()],
    );
    start();
    await eventually(async () => expect(await figure('outbox_messages')).toBe(2));
    expect(await figure('outbox_oldest_seconds')).toBeGreaterThanOrEqual(90);
    expect(await figure('outbox_oldest_seconds')).toBeLessThan(600);
    expect(await figure('dead_letters')).toBe(1);

    await database.clear();
    await eventually(async () => expect(await figure('outbox_messages')).toBe(0));
    expect(await figure('outbox_oldest_seconds')).toBe(0);
    expect(await figure('dead_letters')).toBe(0);
  });

  it('is no old figure where there can be none', async () => {
    start();
    await eventually(async () => expect(await figure('outbox_messages')).toBe(0));
    await database.dataSource.query('ALTER TABLE outbox RENAME TO hidden');
    await eventually(async () => expect(await figure('outbox_messages')).toBeUndefined());
    await database.dataSource.query('ALTER TABLE hidden RENAME TO outbox');
    await eventually(async () => expect(await figure('outbox_messages')).toBe(0));
  });

  it('is whether it is ready, and how busy its connections to the database are', async () => {
    const runner = database.dataSource.createQueryRunner();
    await runner.query('SELECT 1');
    start();
    await eventually(async () => expect(await figure('service_ready')).toBe(1));
    await eventually(async () =>
      expect(await figure('database_pool', '{service="bookings",state="busy"}')).toBeGreaterThanOrEqual(1),
    );
    expect(await figure('database_pool', '{service="bookings",state="waiting"}')).toBe(0);
    await runner.release();
    readiness.drain();
    await eventually(async () => expect(await figure('service_ready')).toBe(0));
  });

  it('is what it has of its own besides, as long as that can be counted', async () => {
    let pints = 0;
    const seen: number[] = [];
    const measure = async () => {
      pints += 1;
      if (pints > 3) throw new Error('The cellar is locked.');
      seen.push(pints);
    };
    let forgotten = 0;
    gaugeSampler.add(measure, () => {
      forgotten += 1;
    });
    start();
    await eventually(() => expect(forgotten).toBeGreaterThan(1));
    expect(seen).toEqual([1, 2, 3]);
  });
});
