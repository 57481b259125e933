import type { Reporter } from './reporter.js';

const everyMinute = 60_000;

/** Reports what this process takes of the memory, now and every minute. Once a process, however many services share it. */
export function watchMemory(reporter: Reporter): void {
  const look = () => reporter.memory(process.memoryUsage());
  look();
  setInterval(look, everyMinute).unref();
}
