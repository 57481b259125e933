import { totalmem } from 'node:os';
import { collectDefaultMetrics } from 'prom-client';
import { metrics, newGauge } from './metrics.js';
import type { Reporter } from './reporter.js';

const memoryLimit = newGauge('process_memory_limit_bytes', 'The memory that the process may have before it is killed.');

/** Starts the metrics of the process: CPU, memory and its limit, event loop lag, garbage collection. Once a process. */
export function observeProcess(): void {
  memoryLimit.set(Math.min(process.constrainedMemory() || Number.POSITIVE_INFINITY, totalmem()));
  collectDefaultMetrics({ register: metrics });
}

const everyMinute = 60_000;

/** Reports the memory use of this process, now and every minute. Once a process, however many services share it. */
export function watchMemory(reporter: Reporter): void {
  const look = () => reporter.memory(process.memoryUsage());
  look();
  setInterval(look, everyMinute).unref();
}
