import { readdir, readFile } from 'node:fs/promises';

/** How a process is. */
export interface VitalSigns {
  /** Memory that it holds, in MB. */
  memory: number;
  /** Files and sockets that it has open. */
  files: number;
  /** Seconds of a core that it has used since it started. */
  cpu: number;
}

/** Ticks of the clock by which Linux counts the time of processes. */
const ticksPerSecond = 100;

/** Reads what Linux tells of a process (proc(5)). */
export async function vitalSignsOf(pid: number): Promise<VitalSigns> {
  const [status, stat, files] = await Promise.all([
    readFile(`/proc/${pid}/status`, 'utf8'),
    readFile(`/proc/${pid}/stat`, 'utf8'),
    readdir(`/proc/${pid}/fd`),
  ]);
  const kilobytes = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]);
  // Behind the name, which may hold anything: user time is the 12th, system time the 13th.
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

/** The middle of a row of figures. */
export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** The highest of figures, of which there may be more than a call takes arguments; 0 of none. */
export function highest(figures: readonly number[]): number {
  return figures.reduce((high, figure) => Math.max(high, figure), 0);
}
