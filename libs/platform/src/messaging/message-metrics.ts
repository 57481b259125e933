import type { Message } from '@rover/contracts/messages';
import { Histogram } from '../telemetry/histogram.js';
import { newCounter } from '../telemetry/metrics.js';

/** What became of one try to handle a message; `dead`: of the last. */
const outcomes = ['handled', 'failed', 'dead'] as const;
type HandlingOutcome = (typeof outcomes)[number];

const tries = newCounter(
  'messages_handled_total',
  'Tries to handle a message, by consumer and outcome: handled, failed (it comes again), dead (given up).',
  { consumer: [], outcome: outcomes },
);

const delay = new Histogram(
  'message_delay_seconds',
  'From when something happened to when a consumer had handled the news of it.',
  ['consumer'],
  [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300, 1800],
);

/** Makes the series of a consumer before its first message, see newCounter(). */
export function expectHandling(consumer: string): void {
  for (const outcome of outcomes) tries.labels(consumer, outcome).inc(0);
}

/** Counts one try of a consumer and, when the message is handled, how long after the fact that is. */
export function countHandling(consumer: string, outcome: HandlingOutcome, { occurredAt }: Message): void {
  tries.labels(consumer, outcome).inc();
  if (outcome === 'handled') delay.observe({ consumer }, Math.max(0, Date.now() - Date.parse(occurredAt)) / 1_000);
}
