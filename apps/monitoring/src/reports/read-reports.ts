import { Injectable } from '@nestjs/common';
import type { MemorySnapshot, MonitoringAnswer, SlowEndpoint } from '@rover/contracts/monitoring';
import { venueToday } from '@rover/venue/events/event-clock';
import { DataSource } from 'typeorm';

const aDay = 24 * 60 * 60_000;

/** The most of each that is answered: the dashboard shows the first few, and draws the snapshots. */
const mostCommon = 20;
const slowestEndpoints = 100;
const snapshotsOfProcess = 200;

/** What admins see of the last days. Counts are cast to numbers that JSON knows: it has no bigint. */
@Injectable()
export class ReadReports {
  constructor(private readonly dataSource: DataSource) {}

  /** @param days as many days at the pub, today included */
  async read(days: number): Promise<MonitoringAnswer> {
    const since = venueToday(new Date(Date.now() - (days - 1) * aDay));
    const [errorsByDay, commonErrors, slowEndpoints, memoryUsage] = await Promise.all([
      this.errorsByDay(since),
      this.commonErrors(since),
      this.slowEndpoints(since),
      this.memoryUsage(days),
    ]);
    const totalErrors = Object.values(errorsByDay).reduce((sum, count) => sum + count, 0);
    return { totalErrors, errorsByDay, commonErrors, slowEndpoints, memoryUsage };
  }

  private errorsByDay(since: string): Promise<Record<string, number>> {
    return this.tally(
      `SELECT day::text AS name, sum(count)::float AS count FROM errors WHERE day >= $1 GROUP BY day ORDER BY day`,
      [since],
    );
  }

  private commonErrors(since: string): Promise<Record<string, number>> {
    return this.tally(
      `SELECT message AS name, sum(count)::float AS count FROM errors WHERE day >= $1
       GROUP BY message ORDER BY 2 DESC, 1 LIMIT $2`,
      [since, mostCommon],
    );
  }

  private async tally(statement: string, values: unknown[]): Promise<Record<string, number>> {
    const rows: { name: string; count: number }[] = await this.dataSource.query(statement, values);
    return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
  }

  private async slowEndpoints(since: string): Promise<SlowEndpoint[]> {
    const rows: (Omit<SlowEndpoint, 'timestamp'> & { seen_at: Date })[] = await this.dataSource.query(
      `SELECT service, endpoint, seen_at, "responseTime", count FROM (
         SELECT DISTINCT ON (service, endpoint) service, endpoint, seen_at, response_time AS "responseTime",
                (sum(count) OVER (PARTITION BY service, endpoint))::float AS count
         FROM slow_endpoints WHERE day >= $1
         ORDER BY service, endpoint, response_time DESC
       ) AS slowest ORDER BY "responseTime" DESC LIMIT $2`,
      [since, slowestEndpoints],
    );
    return rows.map(({ seen_at, ...slow }) => ({ ...slow, timestamp: seen_at.toISOString() }));
  }

  /**
   * The memory snapshots of each process: all of them, or as many as are drawn, spread evenly over their time, the
   * newest always included. Each is looked up in the index by its time, since there may be a million.
   */
  private async memoryUsage(days: number): Promise<MemorySnapshot[]> {
    const rows: (Omit<MemorySnapshot, 'timestamp'> & { taken_at: Date })[] = await this.dataSource.query(
      `WITH RECURSIVE processes AS (
         (SELECT service, instance FROM memory_snapshots ORDER BY service, instance LIMIT 1)
         UNION ALL
         SELECT next.* FROM processes AS known CROSS JOIN LATERAL (
           SELECT service, instance FROM memory_snapshots
           WHERE (service, instance) > (known.service, known.instance) ORDER BY service, instance LIMIT 1
         ) AS next
       ), spans AS (
         SELECT processes.*, earliest.times, count > $2 AS many, times[1] AS first, newest.taken_at AS last
         FROM processes CROSS JOIN LATERAL (
           SELECT count(*), array_agg(taken_at ORDER BY taken_at) AS times FROM (
             SELECT taken_at FROM memory_snapshots AS own
             WHERE own.service = processes.service AND own.instance = processes.instance
               AND taken_at >= now() - $1 * interval '1 day' ORDER BY taken_at LIMIT $2 + 1
           ) AS own
         ) AS earliest CROSS JOIN LATERAL (
           SELECT taken_at FROM memory_snapshots AS own
           WHERE own.service = processes.service AND own.instance = processes.instance ORDER BY taken_at DESC LIMIT 1
         ) AS newest
       ), places AS (
         SELECT service, instance, unnest(times) AS at FROM spans WHERE NOT many
         UNION ALL
         SELECT service, instance, last - (last - first) * (place / ($2 - 1)::float)
         FROM spans CROSS JOIN generate_series(0, $2 - 1) AS place WHERE many
       )
       SELECT DISTINCT shown.* FROM places CROSS JOIN LATERAL (
         SELECT service, instance, taken_at, rss::float, heap_used::float AS "heapUsed", heap_total::float AS "heapTotal"
         FROM memory_snapshots AS own
         WHERE own.service = places.service AND own.instance = places.instance AND taken_at <= at
         ORDER BY taken_at DESC LIMIT 1
       ) AS shown
       ORDER BY taken_at`,
      [days, snapshotsOfProcess],
    );
    return rows.map(({ taken_at, ...snapshot }) => ({ ...snapshot, timestamp: taken_at.toISOString() }));
  }
}
