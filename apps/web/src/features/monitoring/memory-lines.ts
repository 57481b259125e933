import type { MemorySnapshot } from '@rover/contracts/monitoring';

const megabyte = 1024 * 1024;
/** Milliseconds; processes report every minute. */
const silentWhenEnded = 5 * 60_000;

/** The memory of one process over time, in megabytes. */
export interface MemoryLine {
  name: string;
  /** null when the process has not reported lately: it has ended. */
  now: number | null;
  highest: number;
  /** Time and height, both as shares of the chart from 0 to 1. */
  points: { along: number; up: number }[];
}

export interface MemoryChart {
  from: Date;
  to: Date;
  /** Megabytes at the top of the chart. */
  scale: number;
  /** By name. */
  lines: MemoryLine[];
}

/** The chart of the snapshots: a line a process, on one scale from 0; undefined without snapshots. */
export function memoryChart(snapshots: readonly MemorySnapshot[]): MemoryChart | undefined {
  const usable = snapshots.filter(({ rss, timestamp }) => Number.isFinite(rss) && !Number.isNaN(Date.parse(timestamp)));
  if (usable.length === 0) return undefined;
  const times = usable.map(({ timestamp }) => Date.parse(timestamp));
  const [from, to] = [Math.min(...times), Math.max(...times)];
  const scale = roundScale(Math.max(...usable.map(({ rss }) => rss)) / megabyte);
  const lines = [...byProcess(usable)].map(([name, ofProcess]) => ({
    name,
    now: nowOf(ofProcess.at(-1), to),
    highest: Math.round(Math.max(...ofProcess.map(({ rss }) => rss)) / megabyte),
    points: ofProcess.map(({ rss, timestamp }) => ({
      along: to === from ? 1 : (Date.parse(timestamp) - from) / (to - from),
      up: rss / megabyte / scale,
    })),
  }));
  return { from: new Date(from), to: new Date(to), scale, lines };
}

function nowOf(last: MemorySnapshot | undefined, at: number): number | null {
  return last && at - Date.parse(last.timestamp) < silentWhenEnded ? Math.round(last.rss / megabyte) : null;
}

/** Replicas of a service are named by their host; a service that runs once by its name. */
function byProcess(snapshots: readonly MemorySnapshot[]): Map<string, MemorySnapshot[]> {
  const instances = new Map<string, Set<string>>();
  for (const { service, instance } of snapshots) {
    instances.set(service, (instances.get(service) ?? new Set()).add(instance));
  }
  const processes = new Map<string, MemorySnapshot[]>();
  for (const snapshot of [...snapshots].sort((one, other) => Date.parse(one.timestamp) - Date.parse(other.timestamp))) {
    const { service, instance } = snapshot;
    const name = (instances.get(service)?.size ?? 0) > 1 ? `${service} on ${instance}` : service;
    const ofProcess = processes.get(name) ?? [];
    ofProcess.push(snapshot);
    processes.set(name, ofProcess);
  }
  return new Map([...processes].sort(([one], [other]) => one.localeCompare(other)));
}

/** The next of 50, 100, 200, 500, 1000 and so on. */
function roundScale(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most));
  const fitting = [1, 2, 5, 10].map((step) => step * power).find((scale) => scale >= most) ?? most;
  return Math.max(fitting, 50);
}
