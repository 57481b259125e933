import { setTimeout } from 'node:timers/promises';
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import type { Outbox } from '../messaging/outbox.js';
import { errorWords } from '../telemetry/error-words.js';
import { Bell } from './bell.js';

export interface RoundsOptions {
  /** One round of the work. When it throws, the next round comes all the same. */
  go: () => Promise<void>;
  /** Called with what a round throws; only once while each round fails with the same error. */
  failed: (error: unknown) => void;
  /**
   * Ringing it starts a round at once; a round rings it itself where it left work over. Unset where nobody has reason
   * to ring.
   */
  bell?: Bell;
  /** Milliseconds from the start to the first round, unless the bell rings before; at once unless said. */
  firstAfter?: number;
  /** Milliseconds between two rounds when nothing rings. */
  every: number;
  /** The least number of milliseconds between two rounds, even if the bell rings; 0 when unset. */
  rest?: number;
  /** Every wake() of this outbox, that is, every commit of a message, rings the bell too. */
  wokenBy?: Outbox;
}

/**
 * Background work: a round at the start, whenever the bell rings, and every so often, since a bell that is rung in
 * another process is not heard here. One round at a time.
 */
export class Rounds {
  private readonly bell: Bell;
  private going: Promise<void> | undefined;
  private stopping = false;
  /** The error of the last round, in words; undefined when it succeeded. */
  private trouble: string | undefined;

  constructor(private readonly options: RoundsOptions) {
    this.bell = options.bell ?? new Bell();
  }

  /** Lets a long round end early. */
  get isStopping(): boolean {
    return this.stopping;
  }

  start(): void {
    this.going ??= this.run();
  }

  /** Waits for the round under way, and starts no other. */
  async stop(): Promise<void> {
    this.stopping = true;
    this.bell.ring();
    await this.going;
  }

  private async run(): Promise<void> {
    const { firstAfter, every, rest, wokenBy } = this.options;
    const stopListening = wokenBy?.onWake(() => this.bell.ring());
    if (firstAfter) await this.bell.rung(firstAfter);
    while (!this.stopping) {
      await this.goRound();
      await Promise.all([this.bell.rung(every), rest && setTimeout(rest)]);
    }
    stopListening?.();
  }

  private async goRound(): Promise<void> {
    const before = this.trouble;
    this.trouble = undefined;
    try {
      await this.options.go();
    } catch (error) {
      this.trouble = errorWords(error);
      if (this.trouble !== before) this.options.failed(error);
    }
  }
}

/** A provider whose rounds run as long as its service is open. */
export abstract class GoesRounds implements OnApplicationBootstrap, BeforeApplicationShutdown {
  protected abstract readonly rounds: Rounds;

  onApplicationBootstrap(): void {
    this.rounds.start();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.rounds.stop();
  }
}
