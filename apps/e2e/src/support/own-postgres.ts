import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@rover/platform/database/embedded/embedded-postgres';

/** A PostgreSQL of our own in which a spec can cause faults. */
export class OwnPostgres {
  private constructor(
    private readonly folder: string,
    private readonly server: EmbeddedPostgres,
  ) {}

  static async open(): Promise<OwnPostgres> {
    const folder = await mkdtemp(path.join(tmpdir(), 'postgres-'));
    return new OwnPostgres(folder, await startEmbeddedPostgres({ dataDir: folder }));
  }

  get url(): string {
    return this.server.url;
  }

  /**
   * Stops it as `pg_ctl stop -m immediate` does: every connection is cut, nothing is finished. Its supervisor restarts
   * it; resolves when it accepts connections again.
   */
  async restart(): Promise<void> {
    const { pid } = this.server;
    process.kill(pid, 'SIGQUIT');
    await expect.poll(() => this.server.pid, { timeout: 60_000, intervals: [50] }).not.toBe(pid);
  }

  /** Freezes all its processes (SIGSTOP), the parent first, so that it starts no others. */
  freeze(): void {
    process.kill(this.server.pid, 'SIGSTOP');
    for (const pid of this.children()) signalIfThere(pid, 'SIGSTOP');
  }

  thaw(): void {
    for (const pid of this.children()) signalIfThere(pid, 'SIGCONT');
    process.kill(this.server.pid, 'SIGCONT');
  }

  async close(): Promise<void> {
    await this.server.stop();
    await rm(this.folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });
  }

  private children(): number[] {
    return execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
      .trim()
      .split('\n')
      .map((line) => line.trim().split(/\s+/).map(Number))
      .flatMap(([child, parent]) => (child !== undefined && parent === this.server.pid ? [child] : []));
  }
}

/** A process that was just ending may be gone. */
function signalIfThere(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
