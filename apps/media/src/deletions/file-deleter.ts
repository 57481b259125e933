import { Injectable, Logger } from '@nestjs/common';
import { BackgroundWorker, PeriodicTask } from '@rover/platform/background/periodic-task';
import { Outbox } from '@rover/platform/messaging/outbox';
import { redactedMessage } from '@rover/platform/telemetry/error-message';
import { UnclaimedUploads } from '../claims/unclaimed-uploads.js';
import { PendingDeletions } from './pending-deletions.js';

/**
 * Milliseconds between two looks when nothing is signalled: a signal given in a transaction may be seen before its
 * commit.
 */
const lookEvery = 5_000;
const atOnce = 20;

/**
 * Deletes the files that are due: of uploads that failed, of media that were deleted, and of media that nobody uses.
 */
@Injectable()
export class FileDeleter extends BackgroundWorker {
  private readonly logger = new Logger(FileDeleter.name);
  protected readonly task: PeriodicTask;

  constructor(
    private readonly deletions: PendingDeletions,
    private readonly unclaimed: UnclaimedUploads,
    private readonly outbox: Outbox,
  ) {
    super();
    this.task = new PeriodicTask({
      run: async () => {
        await this.askAboutUnclaimed();
        await this.deleteDue();
      },
      failed: (error) => this.logger.warn(`Not all files could be deleted: ${redactedMessage(error)}`),
      wakeSignal: deletions.wakeSignal,
      every: lookEvery,
      wokenBy: outbox,
    });
  }

  /**
   * Deletes all that is due now; what is left when the service stops waits for the next start. Files that cannot be
   * deleted do not keep the others from being deleted.
   */
  async deleteDue(): Promise<void> {
    while (!this.task.isStopping) {
      const due = await this.deletions.due(atOnce);
      if (due.length === 0) return;
      const failures: unknown[] = [];
      for (const mediaId of due) {
        if (this.task.isStopping) return;
        await this.deletions.deleteFiles(mediaId).catch((error: unknown) => failures.push(error));
      }
      if (failures.length > 0) throw failures[0];
    }
  }

  /** Asks events which it uses of the uploads that nobody has claimed in time. */
  async askAboutUnclaimed(): Promise<void> {
    while (!this.task.isStopping && (await this.unclaimed.ask())) this.outbox.wake();
  }
}
