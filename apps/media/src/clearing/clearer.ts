import { Injectable, Logger } from '@nestjs/common';
import { GoesRounds, Rounds } from '@rover/platform/background/rounds';
import { Outbox } from '@rover/platform/messaging/outbox';
import { errorWords } from '@rover/platform/telemetry/error-words';
import { UnclaimedUploads } from '../claims/unclaimed-uploads.js';
import { Clearings } from './clearings.js';

/**
 * Milliseconds between two looks when the bell does not ring: one rung in a transaction may be heard before its commit.
 */
const lookEvery = 5_000;
const atOnce = 20;

/**
 * Deletes the files that are due: of uploads that failed, of media that were deleted, and of media that nobody uses.
 */
@Injectable()
export class Clearer extends GoesRounds {
  private readonly logger = new Logger(Clearer.name);
  protected readonly rounds: Rounds;

  constructor(
    private readonly clearings: Clearings,
    private readonly unclaimed: UnclaimedUploads,
    private readonly outbox: Outbox,
  ) {
    super();
    this.rounds = new Rounds({
      go: async () => {
        await this.askAboutUnclaimed();
        await this.clearDue();
      },
      failed: (error) => this.logger.warn(`Not everything could be cleared: ${errorWords(error)}`),
      bell: clearings.bell,
      every: lookEvery,
      wokenBy: outbox,
    });
  }

  /**
   * Deletes all that is due now; what is left when the service stops waits for the next start. Files that cannot be
   * deleted do not keep the others from being deleted.
   */
  async clearDue(): Promise<void> {
    while (!this.rounds.isStopping) {
      const due = await this.clearings.due(atOnce);
      if (due.length === 0) return;
      const failures: unknown[] = [];
      for (const mediaId of due) {
        if (this.rounds.isStopping) return;
        await this.clearings.clear(mediaId).catch((error: unknown) => failures.push(error));
      }
      if (failures.length > 0) throw failures[0];
    }
  }

  /** Asks events which it uses of the uploads that nobody has claimed in time. */
  async askAboutUnclaimed(): Promise<void> {
    while (!this.rounds.isStopping && (await this.unclaimed.ask())) this.outbox.wake();
  }
}
