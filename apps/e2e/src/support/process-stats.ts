import { readdir, readFile } from 'node:fs/promises';

/** The resource use of a process. */
export interface ProcessStats {
  /** Resident memory in MB. */
  memory: number;
  /** Open file descriptors. */
  files: number;
  /** CPU time in seconds since its start. */
  cpu: number;
}

/** Clock ticks per second in Linux's process times. */
const ticksPerSecond = 100;

/** Reads the figures of a process from /proc (proc(5)). */
export async function processStatsOf(pid: number): Promise<ProcessStats> {
  const [status, stat, files] = await Promise.all([
    readFile(`/proc/${pid}/status`, 'utf8'),
    readFile(`/proc/${pid}/stat`, 'utf8'),
    readdir(`/proc/${pid}/fd`),
  ]);
  const kilobytes = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]);
  // After the name, which may contain anything: user time is the 12th field, system time the 13th.
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number);
  return {
    memory: Math.round(kilobytes / 1_024),
    files: files.length,
    cpu: ((user ?? 0) + (system ?? 0)) / ticksPerSecond,
  };
}

/** The median. */
export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** The maximum of figures, of which there may be more than a call takes arguments; 0 of none. */
export function highest(figures: readonly number[]): number {
  return figures.reduce((high, figure) => Math.max(high, figure), 0);
}
