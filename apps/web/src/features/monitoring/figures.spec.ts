import type { MonitoringAnswer } from '@rover/contracts/monitoring';
import { commonErrors, daysWithErrors, errorTone, slowestEndpoints, slownessTone, weekOfErrors } from './figures.js';

const nothing: MonitoringAnswer = {
  totalErrors: 0,
  errorsByDay: {},
  commonErrors: {},
  slowEndpoints: [],
  memoryUsage: [],
};

describe('the figures of the dashboard', () => {
  it.each([
    [1, 'sand'],
    [5, 'sand'],
    [6, 'brass'],
    [10, 'brass'],
    [11, 'terracotta'],
  ])('give a day of %d errors the badge %s', (count, tone) => {
    expect(errorTone(count)).toBe(tone);
  });

  it.each([
    [1_001, 'marigold'],
    [2_000, 'marigold'],
    [2_001, 'brass'],
    [5_000, 'brass'],
    [5_001, 'terracotta'],
  ])('give an answer of %d ms the badge %s', (milliseconds, tone) => {
    expect(slownessTone(milliseconds)).toBe(tone);
  });

  it('have the days with errors, the newest first', () => {
    const errorsByDay = { '2026-11-19': 2, '2026-11-21': 1, '2026-11-20': 7 };
    expect(daysWithErrors({ ...nothing, errorsByDay }).map(([day]) => day)).toEqual([
      '2026-11-21',
      '2026-11-20',
      '2026-11-19',
    ]);
  });

  it('draw a week of the pub’s days, quiet ones too', () => {
    const lateEvening = new Date('2026-11-22T05:00:00Z');
    const week = weekOfErrors({ ...nothing, errorsByDay: { '2026-11-20': 7 } }, lateEvening);
    expect(week).toHaveLength(7);
    expect(week.at(0)).toEqual(['2026-11-15', 0]);
    expect(week.at(-2)).toEqual(['2026-11-20', 7]);
    expect(week.at(-1)).toEqual(['2026-11-21', 0]);
  });

  it('have the five most common errors and the ten slowest endpoints', () => {
    const counts = Object.fromEntries(Array.from({ length: 8 }, (_, count) => [`error ${count}`, count]));
    expect(commonErrors({ ...nothing, commonErrors: counts }).map(([, count]) => count)).toEqual([7, 6, 5, 4, 3]);
    const slowEndpoints = Array.from({ length: 12 }, (_, index) => ({
      service: 'events',
      endpoint: `GET /${index}`,
      timestamp: '2026-11-21T19:00:00Z',
      responseTime: 1_000 + index,
      count: 1,
    }));
    const shown = slowestEndpoints({ ...nothing, slowEndpoints });
    expect(shown).toHaveLength(10);
    expect(shown.at(0)?.responseTime).toBe(1_011);
  });
});
