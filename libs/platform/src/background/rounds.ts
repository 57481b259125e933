import { setTimeout } from 'node:timers/promises';
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import type { Outbox } from '../messaging/outbox.js';
import { errorWords } from '../telemetry/error-words.js';
import { Bell } from './bell.js';

export interface RoundsOptions {
  /** One round. A service that lives long outlives one that fails. */
  go: () => Promise<void>;
  /** Told of what a round throws; of the same trouble once, as long as it lasts. */
  failed: (error: unknown) => void;
  /** Rung for a round at once; by the round itself, where it left something over. None where nobody has reason to ring. */
  bell?: Bell;
  /** Milliseconds from the start to the first round, unless the bell rings before; at once unless said. */
  firstAfter?: number;
  /** Milliseconds between two rounds when nothing rings. */
  every: number;
  /** Milliseconds between two rounds at least, whoever rings; none unless said. */
  rest?: number;
  /** Rings whenever something was committed that this outbox tells. */
  wokenBy?: Outbox;
}

/**
 * Work behind the answers: a round at the start, whenever the bell rings, and every so often, since a bell that is rung
 * in another process is not heard. One round at a time.
 */
export class Rounds {
  private readonly bell: Bell;
  private going: Promise<void> | undefined;
  private stopping = false;
  /** What the last round failed of, in words. */
  private trouble: string | undefined;

  constructor(private readonly options: RoundsOptions) {
    this.bell = options.bell ?? new Bell();
  }

  /** For a round that can be broken off. */
  get isStopping(): boolean {
    return this.stopping;
  }

  start(): void {
    this.going ??= this.run();
  }

  /** Sees the round through that is under way, and goes no other. */
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

/** What goes rounds as long as its service is open. */
export abstract class GoesRounds implements OnApplicationBootstrap, BeforeApplicationShutdown {
  protected abstract readonly rounds: Rounds;

  onApplicationBootstrap(): void {
    this.rounds.start();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.rounds.stop();
  }
}
