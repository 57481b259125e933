import type { DataSource } from 'typeorm';
import { newGauge } from '../telemetry/metrics.js';

/** Rows that are counted at most; more is as bad. */
const countedUpTo = 10_000;

const outboxMessages = newGauge('outbox_messages', 'Messages that a service has still to send, counted up to 10,000.', [
  'service',
]);

const outboxOldest = newGauge(
  'outbox_oldest_seconds',
  'How long the oldest message of the outbox has waited; 0 when none does.',
  ['service'],
);

const deadLetters = newGauge(
  'dead_letters',
  'Messages that no try could deliver, kept for a person to look at, counted up to 10,000.',
  ['service'],
);

const gauges = [outboxMessages, outboxOldest, deadLetters];

/** Notes for Prometheus what waits to be sent and what could not be delivered. Replicas of a service note the same. */
export async function measureBacklog(service: string, dataSource: DataSource): Promise<void> {
  const [{ waiting, oldest, dead }]: [{ waiting: number; oldest: number; dead: number }] = await dataSource.query(
    `SELECT count(*)::int AS waiting,
            coalesce(greatest(extract(epoch FROM now() - min(occurred_at)), 0), 0)::float AS oldest,
            (SELECT count(*)::int FROM (SELECT FROM dead_letters LIMIT $1) AS letters) AS dead
     FROM (SELECT occurred_at FROM outbox LIMIT $1) AS messages`,
    [countedUpTo],
  );
  outboxMessages.labels(service).set(waiting);
  outboxOldest.labels(service).set(oldest);
  deadLetters.labels(service).set(dead);
}

/** Removes the figures when they cannot be measured: no figure is better than an old one. */
export function forgetBacklog(service: string): void {
  for (const gauge of gauges) gauge.remove(service);
}
