import { setTimeout } from 'node:timers/promises';
import type { Account } from './embedded-account.js';
import { EmbeddedPostgresError } from './embedded-error.js';
import { endOrphan } from './embedded-orphan.js';
import { freePort } from './embedded-port.js';
import { isPostmasterOf, readPostmaster } from './embedded-postmaster.js';
import { holdsWithin } from './embedded-process.js';
import { postgresArguments } from './embedded-settings.js';
import { type SupervisedProcess, supervise } from './embedded-supervisor.js';

/** What a server is run with. */
export interface ServerOptions {
  postgres: string;
  account: Account;
  databaseDir: string;
  onTrouble: (words: string) => void;
}

/** How long a server may take to replay what a crash left, in milliseconds. */
const recoveryPatience = 120_000;

/**
 * Failures at start that pass by themselves: another program took the port, or the processes of a killed server are
 * still ending.
 */
const passing = /Address already in use|could not bind|pre-existing shared memory block|lock file ".*" already exists/;
const tries = 40;
const pause = 250;

/** A PostgreSQL on a free port of 127.0.0.1; when something ends it, it comes back on the same port. */
export class EmbeddedServer {
  pid = 0;
  port = 0;
  private supervised?: SupervisedProcess;
  private stopping = false;

  private constructor(private readonly options: ServerOptions) {}

  /** Resolves when it takes connections. */
  static async start(options: ServerOptions): Promise<EmbeddedServer> {
    const server = new EmbeddedServer(options);
    await server.launch(freePort);
    void server.comeBack();
    return server;
  }

  /** Ends it in good order, after ten seconds at once; leaves no process. */
  async stop(): Promise<void> {
    this.stopping = true;
    await this.supervised?.end();
  }

  private async launch(choosePort: () => Promise<number>): Promise<void> {
    const { postgres, account, databaseDir, onTrouble } = this.options;
    for (let left = tries; !this.stopping; left--) {
      const port = await choosePort();
      this.supervised = supervise(account, postgres, postgresArguments(databaseDir, port));
      if (await this.isReady(this.supervised, port)) return this.supervised.unref();
      const reason = this.supervised.lastLines.join('\n');
      if (left === 0 || !passing.test(reason)) throw new EmbeddedPostgresError(`PostgreSQL did not start:\n${reason}`);
      await setTimeout(pause);
      await endOrphan(databaseDir, onTrouble);
    }
  }

  private async isReady(supervised: SupervisedProcess, port: number): Promise<boolean> {
    let ready = false;
    this.port = port;
    await holdsWithin(recoveryPatience, async () => {
      const postmaster = await readPostmaster(this.options.databaseDir);
      if (postmaster?.ready && postmaster.port === port) {
        ready = await isPostmasterOf(this.options.databaseDir, postmaster.pid);
        if (ready) this.pid = postmaster.pid;
      }
      return ready || !supervised.running;
    });
    if (!ready) await supervised.end();
    return ready;
  }

  private async comeBack(): Promise<void> {
    while (true) {
      await this.supervised?.exited;
      if (this.stopping) return;
      this.options.onTrouble('PostgreSQL ended unasked; starting it again');
      await this.launchAgain();
    }
  }

  private async launchAgain(): Promise<void> {
    for (let failures = 0; !this.stopping; failures += 1) {
      try {
        return await this.launch(async () => this.port);
      } catch (error) {
        if (failures === 0) this.options.onTrouble(String(error));
        await setTimeout(1_000);
      }
    }
  }
}
