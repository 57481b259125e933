import { hostname } from 'node:os';
import type { ErrorTally, TelemetryReport } from '@rover/contracts/monitoring';

type Slow = TelemetryReport['slow'][number];
type Memory = TelemetryReport['memory'][number];

/**
 * What a service has noted and not reported yet. It stays small whatever happens: the same trouble is counted, not kept
 * twice.
 */
export class ReportBuffer {
  /** How many were dropped for want of room, and are never reported. */
  dropped = 0;
  private errors = new Map<string, ErrorTally>();
  private slow = new Map<string, Slow>();
  private memory: Memory[] = [];

  /** @param room the most errors, the most slow endpoints, and the most snapshots, that differ and are kept */
  constructor(private readonly room = 200) {}

  addError(endpoint: string, message: string, at = new Date()): void {
    const key = `${endpoint}\n${message}`;
    const tally = this.errors.get(key) ?? { endpoint, message, count: 0, timestamp: '' };
    if (!this.hasRoom(this.errors, key)) return;
    this.errors.set(key, { ...tally, count: tally.count + 1, timestamp: at.toISOString() });
  }

  addSlow(endpoint: string, responseTime: number, at = new Date()): void {
    const known = this.slow.get(endpoint);
    if (!this.hasRoom(this.slow, endpoint)) return;
    const worst =
      known && known.responseTime >= responseTime ? known : { endpoint, responseTime, timestamp: at.toISOString() };
    this.slow.set(endpoint, { ...worst, count: (known?.count ?? 0) + 1 });
  }

  addMemory({ rss, heapUsed, heapTotal }: NodeJS.MemoryUsage, at = new Date()): void {
    this.memory.push({ instance: hostname(), timestamp: at.toISOString(), rss, heapUsed, heapTotal });
    if (this.memory.length <= this.room) return;
    this.memory.shift();
    this.dropped += 1;
  }

  /** Takes out everything so far; undefined when there is nothing. */
  take(): Omit<TelemetryReport, 'service'> | undefined {
    if (this.errors.size + this.slow.size + this.memory.length === 0) return undefined;
    const taken = { errors: [...this.errors.values()], slow: [...this.slow.values()], memory: this.memory };
    this.errors = new Map();
    this.slow = new Map();
    this.memory = [];
    return taken;
  }

  private hasRoom(kept: ReadonlyMap<string, unknown>, key: string): boolean {
    const hasRoom = kept.has(key) || kept.size < this.room;
    if (!hasRoom) this.dropped += 1;
    return hasRoom;
  }
}
