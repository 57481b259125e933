import { randomUUID } from 'node:crypto';
import type { MonitoringAnswer } from '@rover/contracts/monitoring';
import { Sweeper } from '@rover/platform/database/sweeper';
import { rowsRead } from '@rover/platform/testing/rows-read';
import { venueToday } from '@rover/venue/events/event-clock';
import type { DataSource } from 'typeorm';
import { OpenMonitoring } from '../testing/open-monitoring.js';
import { ReadReports } from './read-reports.js';
import { mostErrors } from './report-rows.js';

const anHour = 60 * 60_000;

/** When it was so many days before now. */
function daysAgo(days: number): string {
  return new Date(Date.now() - days * 24 * anHour).toISOString();
}

function failures(count: number, differences: { endpoint?: string; message?: string; timestamp?: string } = {}) {
  return { endpoint: 'POST /api/vip/book', message: 'No taps', timestamp: daysAgo(0), ...differences, count };
}

function snapshot(minutesAgo: number, rss: number) {
  const timestamp = new Date(Date.now() - minutesAgo * 60_000).toISOString();
  return { instance: 'cellar', timestamp, rss, heapUsed: 1, heapTotal: 2 };
}

describe('what services report', () => {
  let monitoring: OpenMonitoring;

  beforeAll(async () => {
    monitoring = await OpenMonitoring.open();
  });
  beforeEach(() => monitoring.dataSource.query('TRUNCATE errors, slow_endpoints, memory_snapshots'));
  afterAll(() => monitoring.close());

  async function read(query = ''): Promise<MonitoringAnswer> {
    return (await monitoring.asAdmin<MonitoringAnswer>('GET', `/api/admin/monitoring${query}`)).body;
  }

  it('is nothing at first', async () => {
    expect(await read()).toEqual({
      totalErrors: 0,
      errorsByDay: {},
      commonErrors: {},
      slowEndpoints: [],
      memoryUsage: [],
    });
  });

  it('is counted by day and by message, over all services', async () => {
    await monitoring.report({ errors: [failures(3), failures(2, { message: 'No glasses' })] });
    await monitoring.report({ service: 'events', errors: [failures(4), failures(1, { timestamp: daysAgo(2) })] });
    const answer = await read();
    expect(answer.totalErrors).toBe(10);
    expect(answer.errorsByDay).toEqual({ [venueToday()]: 9, [venueToday(new Date(daysAgo(2)))]: 1 });
    expect(Object.entries(answer.commonErrors)).toEqual([
      ['No taps', 8],
      ['No glasses', 2],
    ]);
  });

  it('is counted on the day of the pub, not of Greenwich', async () => {
    await monitoring.report({ errors: [failures(1, { timestamp: `${venueToday()}T03:00:00-07:00` })] });
    const lastNight = new Date(new Date(`${venueToday()}T00:00:00-07:00`).getTime() - anHour);
    await monitoring.report({ errors: [failures(2, { timestamp: lastNight.toISOString() })] });
    expect((await read()).errorsByDay).toEqual({ [venueToday()]: 1, [venueToday(lastNight)]: 2 });
  });

  it('counts once, however often it is told', async () => {
    const id = randomUUID();
    const report = {
      errors: [failures(3)],
      slow: [{ endpoint: 'GET /', responseTime: 1, timestamp: daysAgo(0), count: 1 }],
    };
    await Promise.all([monitoring.report(report, id), monitoring.report(report, id)]);
    await monitoring.report(report, id);
    expect(await read()).toMatchObject({ totalErrors: 3, slowEndpoints: [{ count: 1 }] });
  });

  it('is told of as many days as are asked for, today included', async () => {
    await monitoring.report({ errors: [failures(1), failures(2, { timestamp: daysAgo(1) })] });
    await monitoring.report({
      errors: [failures(4, { timestamp: daysAgo(6) }), failures(8, { timestamp: daysAgo(7) })],
    });
    expect((await read('?days=1')).totalErrors).toBe(1);
    expect((await read('?days=2')).totalErrors).toBe(3);
    expect((await read('?days=7')).totalErrors).toBe(7);
    expect((await read()).totalErrors).toBe(7);
  });

  it.each(['0', '8', '-1', '1.5', 'seven', '', '7;DROP TABLE errors', '99999999999'])(
    'refuses %p days',
    async (days) => {
      const { status, body } = await monitoring.asAdmin(
        'GET',
        `/api/admin/monitoring?days=${encodeURIComponent(days)}`,
      );
      expect(status).toBe(400);
      expect(body.errors).toEqual([{ field: 'days', message: 'Days must be a whole number from 1 to 7.' }]);
    },
  );

  it('is for admins alone', async () => {
    expect((await monitoring.call('GET', '/api/admin/monitoring')).status).toBe(401);
    expect((await monitoring.asCustomer('GET', '/api/admin/monitoring')).status).toBe(403);
  });

  it('shows the worst of each slow endpoint, slowest first, and how often', async () => {
    const slow = (endpoint: string, responseTime: number, days = 0) => ({
      endpoint,
      responseTime,
      timestamp: daysAgo(days),
      count: 1,
    });
    const worst = slow('PUT /api/admin/events/:id', 6_000, 1);
    await monitoring.report({ slow: [slow('PUT /api/admin/events/:id', 2_000), slow('GET /api/events', 1_500)] });
    await monitoring.report({ slow: [worst] });
    await monitoring.report({ slow: [slow('PUT /api/admin/events/:id', 3_000, 1)] });
    const { slowEndpoints } = await read();
    expect(slowEndpoints).toMatchObject([
      { ...worst, service: 'bookings', count: 3 },
      { endpoint: 'GET /api/events', responseTime: 1_500, count: 1 },
    ]);
  });

  it('draws the memory of a week with a few of its snapshots, the newest among them', async () => {
    await monitoring.report({ memory: Array.from({ length: 1_000 }, (_, minute) => snapshot(minute, 1_000 - minute)) });
    await monitoring.report({ service: 'events', memory: [snapshot(3, 7)] });
    const { memoryUsage } = await read();
    const ofBookings = memoryUsage.filter(({ service }) => service === 'bookings');
    expect(ofBookings).toHaveLength(200);
    expect(ofBookings.map(({ rss }) => rss)).toEqual(
      ofBookings.map(({ rss }) => rss).sort((one, other) => one - other),
    );
    expect(ofBookings.at(0)).toMatchObject({ rss: 1 });
    expect(ofBookings.at(-1)).toMatchObject({ rss: 1_000, heapUsed: 1, heapTotal: 2, instance: 'cellar' });
    expect(memoryUsage.filter(({ service }) => service === 'events')).toHaveLength(1);
  });

  it('draws all of what is little', async () => {
    const lastHour = Array.from({ length: 60 }, (_, minute) => minute);
    const sixDaysBefore = lastHour.map((minute) => 6 * 24 * 60 + minute);
    await monitoring.report({ memory: [...lastHour, ...sixDaysBefore].map((minutesAgo) => snapshot(minutesAgo, 1)) });
    expect((await read()).memoryUsage).toHaveLength(120);
  });

  it('is drawn as soon of many processes in a long week as of those in a short one', async () => {
    const { dataSource } = monitoring;
    await dataSource.query(`
      INSERT INTO memory_snapshots SELECT 'bookings', 'pod-' || pod, now() - minute * interval '1 minute', 3, 1, 2
      FROM generate_series(1, 3) AS pod, generate_series(0, 10000) AS minute`);
    let drawn = 0;
    const read = await rowsRead(dataSource, 'memory_snapshots', async (manager) => {
      drawn = (await new ReadReports(manager as unknown as DataSource).read(7)).memoryUsage.length;
    });
    expect(drawn).toBe(600);
    expect(read).toBeLessThan(1_500);
  });

  it('stays a few thousand rows in a storm of different errors, of which none goes uncounted', async () => {
    for (let batch = 0; batch < 30; batch += 1) {
      const errors = Array.from({ length: 200 }, (_, index) => failures(1, { message: `Storm ${batch}-${index}` }));
      await monitoring.report({ errors });
    }
    await monitoring.report({ errors: [failures(5, { message: 'Storm 0-0' })] });
    const [{ rows }]: [{ rows: number }] = await monitoring.dataSource.query(
      'SELECT count(*)::integer AS rows FROM errors',
    );
    expect(rows).toBe(mostErrors + 1);
    const { totalErrors, commonErrors } = await read();
    expect(totalErrors).toBe(6_005);
    expect(commonErrors).toMatchObject({ 'Other errors': 1_000, 'Storm 0-0': 6 });
  });

  it('is forgotten after a week', async () => {
    const [old, recent] = [daysAgo(7.1), daysAgo(6.9)];
    const slow = (timestamp: string) => ({ endpoint: `GET /${timestamp}`, responseTime: 1, timestamp, count: 1 });
    const memory = (timestamp: string) => ({ ...snapshot(0, 1), timestamp });
    await monitoring.report({
      errors: [failures(1, { timestamp: old }), failures(1, { timestamp: recent })],
      slow: [slow(old), slow(recent)],
      memory: [memory(old), memory(recent)],
    });
    await monitoring.get(Sweeper).sweep();
    for (const table of ['errors', 'slow_endpoints', 'memory_snapshots']) {
      const [{ rows }]: [{ rows: number }] = await monitoring.dataSource.query(
        `SELECT count(*)::integer AS rows FROM ${table}`,
      );
      expect([table, rows]).toEqual([table, 1]);
    }
  });
});
