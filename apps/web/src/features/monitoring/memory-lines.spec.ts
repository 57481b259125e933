import type { MemorySnapshot } from '@rover/contracts/monitoring';
import { memoryChart } from './memory-lines.js';

const megabyte = 1024 * 1024;

function snapshot(minute: number, megabytes: number, differences: Partial<MemorySnapshot> = {}): MemorySnapshot {
  const timestamp = new Date(Date.UTC(2026, 10, 21, 19, minute)).toISOString();
  const sizes = { rss: megabytes * megabyte, heapUsed: 1, heapTotal: 2 };
  return { service: 'standalone', instance: 'cellar', timestamp, ...sizes, ...differences };
}

describe('the drawing of the memory', () => {
  it('is none without snapshots, nor of what is none', () => {
    expect(memoryChart([])).toBeUndefined();
    expect(memoryChart([snapshot(0, Number.NaN), { ...snapshot(0, 1), timestamp: 'yesterday' }])).toBeUndefined();
  });

  it('has a line a service, from the first moment to the last, on a round scale', () => {
    const chart = memoryChart([
      snapshot(0, 100),
      snapshot(10, 150),
      snapshot(20, 120),
      snapshot(5, 80, { service: 'auth' }),
    ]);
    expect(chart).toMatchObject({
      from: new Date('2026-11-21T19:00:00Z'),
      to: new Date('2026-11-21T19:20:00Z'),
      scale: 200,
    });
    expect(chart?.lines).toEqual([
      { name: 'auth', now: null, highest: 80, points: [{ along: 0.25, up: 0.4 }] },
      {
        name: 'standalone',
        now: 120,
        highest: 150,
        points: [
          { along: 0, up: 0.5 },
          { along: 0.5, up: 0.75 },
          { along: 1, up: 0.6 },
        ],
      },
    ]);
  });

  it('tells the replicas of a service apart, and only those', () => {
    const chart = memoryChart([
      snapshot(0, 90, { service: 'events', instance: 'one' }),
      snapshot(0, 80, { service: 'events', instance: 'two' }),
      snapshot(0, 70, { service: 'auth', instance: 'three' }),
    ]);
    expect(chart?.lines.map(({ name }) => name)).toEqual(['auth', 'events on one', 'events on two']);
  });

  it('says of none that has ended what it takes now', () => {
    const chart = memoryChart([
      snapshot(0, 90, { service: 'events', instance: 'one' }),
      snapshot(16, 80, { service: 'events', instance: 'two' }),
      snapshot(20, 70, { service: 'auth' }),
    ]);
    expect(chart?.lines.map(({ name, now }) => [name, now])).toEqual([
      ['auth', 70],
      ['events on one', null],
      ['events on two', 80],
    ]);
  });

  it.each([
    [3, 50],
    [51, 100],
    [240, 500],
    [512, 1_000],
    [1_001, 2_000],
  ])('of %d MB reaches up to %d MB', (megabytes, scale) => {
    expect(memoryChart([snapshot(0, megabytes)])?.scale).toBe(scale);
  });
});
