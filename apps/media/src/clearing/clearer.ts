import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Outbox } from '@rover/platform/messaging/outbox';
import { Rounds } from '@rover/platform/messaging/rounds';
import { DataSource } from 'typeorm';
import { Clearings } from './clearings.js';

/** Milliseconds between two looks when nothing calls: a bell that is rung in a transaction may be heard before its commit. */
const lookEvery = 5_000;
const atOnce = 20;
const claimedWithin = '1 day';
/** Milliseconds: what was claimed while this process did not run, or just before a crash, is told soon after its start. */
const claimsComeWithin = 10 * 60_000;

/** Clears away what is due: uploads that came to nothing, media that were deleted, and those that nobody claimed. */
@Injectable()
export class Clearer implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(Clearer.name);
  private readonly rounds: Rounds;
  private startedAt = Number.POSITIVE_INFINITY;

  constructor(
    private readonly dataSource: DataSource,
    private readonly clearings: Clearings,
    outbox: Outbox,
  ) {
    this.rounds = new Rounds({
      go: async () => {
        if (performance.now() - this.startedAt > claimsComeWithin) await this.dropUnclaimed();
        await this.clearDue();
      },
      failed: (error) => this.logger.warn(`Not everything could be cleared: ${error}`),
      bell: clearings.bell,
      every: lookEvery,
      wokenBy: outbox,
    });
  }

  onApplicationBootstrap(): void {
    this.startedAt = performance.now();
    this.rounds.start();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.rounds.stop();
  }

  /** Clears away all that is due now; what is left when the service stops waits for the next. */
  async clearDue(): Promise<void> {
    for (let taken = atOnce; taken > 0 && !this.rounds.isStopping; ) {
      const due = await this.clearings.due(atOnce);
      for (const mediaId of due) await this.clearings.clear(mediaId);
      taken = due.length;
    }
  }

  /** Has all be cleared away that nobody has claimed in time. */
  async dropUnclaimed(): Promise<void> {
    await this.dataSource.query(
      `WITH dropped AS (
         DELETE FROM media WHERE NOT in_library AND NOT claimed AND vip_service IS NULL
           AND uploaded_at < now() - $1::interval
         RETURNING id
       )
       INSERT INTO clearings (media_id, due_at) SELECT id, now() FROM dropped
       ON CONFLICT (media_id) DO UPDATE SET due_at = excluded.due_at`,
      [claimedWithin],
    );
  }
}
