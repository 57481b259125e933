import { setTimeout } from 'node:timers/promises';
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import type { Outbox } from '../messaging/outbox.js';
import { redactedMessage } from '../telemetry/error-message.js';
import { WakeSignal } from './wake-signal.js';

export interface PeriodicTaskOptions {
  /** One round of the work. When it throws, the next round comes all the same. */
  run: () => Promise<void>;
  /** Called with what a round throws; only once while each round fails with the same error. */
  failed: (error: unknown) => void;
  /**
   * Starts a round at once; a round gives the signal itself where it left work over. Unset where nobody has reason to.
   */
  wakeSignal?: WakeSignal;
  /** Milliseconds from the start to the first round, unless it is signalled before; at once unless said. */
  firstAfter?: number;
  /** Milliseconds between two rounds when nothing is signalled. */
  every: number;
  /** The least number of milliseconds between two rounds, even if it is signalled; 0 when unset. */
  rest?: number;
  /** Every wake() of this outbox, that is, every commit of a message, gives the signal too. */
  wokenBy?: Outbox;
}

/**
 * Background work: a round at the start, whenever it is signalled, and every so often, since a signal given in another
 * process is not seen here. One round at a time.
 */
export class PeriodicTask {
  private readonly wakeSignal: WakeSignal;
  private running: Promise<void> | undefined;
  private stopping = false;
  /** The error of the last round, in words; undefined when it succeeded. */
  private trouble: string | undefined;

  constructor(private readonly options: PeriodicTaskOptions) {
    this.wakeSignal = options.wakeSignal ?? new WakeSignal();
  }

  /** Lets a long round end early. */
  get isStopping(): boolean {
    return this.stopping;
  }

  start(): void {
    this.running ??= this.run();
  }

  /** Waits for the round under way, and starts no other. */
  async stop(): Promise<void> {
    this.stopping = true;
    this.wakeSignal.notify();
    await this.running;
  }

  private async run(): Promise<void> {
    const { firstAfter, every, rest, wokenBy } = this.options;
    const stopListening = wokenBy?.onWake(() => this.wakeSignal.notify());
    if (firstAfter) await this.wakeSignal.wait(firstAfter);
    while (!this.stopping) {
      await this.runOnce();
      await Promise.all([this.wakeSignal.wait(every), rest && setTimeout(rest)]);
    }
    stopListening?.();
  }

  private async runOnce(): Promise<void> {
    const before = this.trouble;
    this.trouble = undefined;
    try {
      await this.options.run();
    } catch (error) {
      this.trouble = redactedMessage(error);
      if (this.trouble !== before) this.options.failed(error);
    }
  }
}

/** A provider whose rounds run as long as its service is open. */
export abstract class BackgroundWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  protected abstract readonly task: PeriodicTask;

  onApplicationBootstrap(): void {
    this.task.start();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.task.stop();
  }
}
