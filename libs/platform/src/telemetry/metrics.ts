import { totalmem } from 'node:os';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Everything this process tells Prometheus. One registry a process, however many services live in it. */
export const metrics = new Registry();

/**
 * Something that only grows, told from nothing on: what Prometheus sees for the first time has not grown yet to it, so the
 * first of each kind would never count.
 * @param labels with the values that each can have: they must be few, since each makes a series for ever
 */
export function newCounter<L extends string>(
  name: string,
  help: string,
  labels: Readonly<Record<L, readonly string[]>>,
): Counter<L> {
  const labelNames = Object.keys(labels) as L[];
  const counter = new Counter({ name, help, labelNames, registers: [metrics] });
  const series = labelNames.reduce<Partial<Record<L, string>>[]>(
    (known, label) => known.flatMap((values) => labels[label].map((value) => ({ ...values, [label]: value }))),
    [{}],
  );
  for (const values of series) counter.inc(values, 0);
  return counter;
}

/** Something that comes and goes. The values of a label must be few, and known beforehand. */
export function newGauge<L extends string>(name: string, help: string, labelNames: readonly L[] = []): Gauge<L> {
  return new Gauge({ name, help, labelNames, registers: [metrics] });
}

const requestDuration = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'How long requests took, by method, route template and status.',
  labelNames: ['service', 'method', 'route', 'status'],
  buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers: [metrics],
});

const droppedTelemetry = newCounter(
  'telemetry_dropped_total',
  'Errors, slow requests and snapshots that found no room on their way to monitoring.',
  { service: [] },
);

const memoryLimit = newGauge('process_memory_limit_bytes', 'The memory that the process may have before it is killed.');

interface AnsweredRequest {
  service: string;
  method: string;
  /** The template, never the path itself: a label must have few values. */
  route: string;
  status: number;
  seconds: number;
}

export function observeRequest({ service, method, route, status, seconds }: AnsweredRequest): void {
  requestDuration.observe({ service, method, route, status: String(status) }, seconds);
}

export function countDropped(service: string, dropped: number): void {
  droppedTelemetry.labels(service).inc(dropped);
}

/** Starts the process's own figures: CPU, memory and its limit, event loop lag, garbage collection. Once a process. */
export function observeProcess(): void {
  memoryLimit.set(Math.min(process.constrainedMemory() || Number.POSITIVE_INFINITY, totalmem()));
  collectDefaultMetrics({ register: metrics });
}
