import type { TelemetryReport } from '@rover/contracts/monitoring';
import type { EntityManager } from 'typeorm';

type OnDay<T> = T & { day: string };

/** The most different errors that are kept; further ones are counted together, as other errors of their service. */
export const mostErrors = 5_000;

/** Rows are locked in one order, so that two replicas that report the same trouble cannot deadlock. */
export async function keepErrors(
  manager: EntityManager,
  service: string,
  errors: OnDay<TelemetryReport['errors'][number]>[],
): Promise<void> {
  await manager.query(
    `WITH told AS (
       SELECT told.*, errors.day IS NOT NULL AS known,
              row_number() OVER (PARTITION BY errors.day IS NOT NULL ORDER BY told.count DESC) AS place
       FROM jsonb_to_recordset($2) AS told(day date, endpoint text, message text, count bigint, timestamp timestamptz)
       LEFT JOIN errors ON errors.service = $1 AND errors.day = told.day
         AND errors.endpoint = told.endpoint AND errors.message = told.message
     ), fitted AS (
       SELECT *, known OR place <= $3::integer - (SELECT count(*) FROM errors) AS fits FROM told
     )
     INSERT INTO errors (day, service, endpoint, message, count, last_seen)
     SELECT day, $1, CASE WHEN fits THEN endpoint ELSE '' END AS endpoint,
            CASE WHEN fits THEN message ELSE 'Other errors' END AS message, sum(count), max(timestamp)
     FROM fitted GROUP BY 1, 3, 4 ORDER BY 1, 3, 4
     ON CONFLICT (day, service, endpoint, message) DO UPDATE
     SET count = errors.count + excluded.count, last_seen = greatest(errors.last_seen, excluded.last_seen)`,
    [service, JSON.stringify(errors), mostErrors],
  );
}

/** There are as many rows a day as a service has routes. */
export async function keepSlow(
  manager: EntityManager,
  service: string,
  slow: OnDay<TelemetryReport['slow'][number]>[],
): Promise<void> {
  await manager.query(
    `INSERT INTO slow_endpoints (day, service, endpoint, response_time, seen_at, count)
     SELECT day, $1, endpoint, "responseTime", timestamp, count
     FROM jsonb_to_recordset($2)
       AS told(day date, endpoint text, "responseTime" integer, timestamp timestamptz, count bigint)
     ORDER BY day, endpoint
     ON CONFLICT (day, service, endpoint) DO UPDATE
     SET count = slow_endpoints.count + excluded.count,
         response_time = greatest(slow_endpoints.response_time, excluded.response_time),
         seen_at = CASE WHEN excluded.response_time > slow_endpoints.response_time
                        THEN excluded.seen_at ELSE slow_endpoints.seen_at END`,
    [service, JSON.stringify(slow)],
  );
}

export async function keepMemory(
  manager: EntityManager,
  service: string,
  memory: TelemetryReport['memory'],
): Promise<void> {
  await manager.query(
    `INSERT INTO memory_snapshots (service, instance, taken_at, rss, heap_used, heap_total)
     SELECT $1, instance, timestamp, rss, "heapUsed", "heapTotal"
     FROM jsonb_to_recordset($2)
       AS told(instance text, timestamp timestamptz, rss bigint, "heapUsed" bigint, "heapTotal" bigint)
     ON CONFLICT DO NOTHING`,
    [service, JSON.stringify(memory)],
  );
}
