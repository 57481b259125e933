import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** Everything this process tells Prometheus. One registry a process, however many services live in it. */
export const metrics = new Registry();

const requestDuration = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'How long requests took, by method, route template and status.',
  labelNames: ['service', 'method', 'route', 'status'],
  buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers: [metrics],
});

const droppedTelemetry = new Counter({
  name: 'telemetry_dropped_total',
  help: 'Errors, slow requests and snapshots that found no room on their way to monitoring.',
  labelNames: ['service'],
  registers: [metrics],
});

export interface AnsweredRequest {
  service: string;
  method: string;
  /** The template, never the path itself: a label must have few values. */
  route: string;
  status: number;
  seconds: number;
}

export function observeRequest({ service, method, route, status, seconds }: AnsweredRequest): void {
  requestDuration.labels(service, method, route, String(status)).observe(seconds);
}

export function countDropped(service: string, dropped: number): void {
  droppedTelemetry.labels(service).inc(dropped);
}

/** Starts the process's own figures: CPU, memory, event loop lag, garbage collection. Once a process. */
export function observeProcess(): void {
  collectDefaultMetrics({ register: metrics });
}
