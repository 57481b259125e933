import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Outbox } from '@rover/platform/messaging/outbox';
import { Rounds } from '@rover/platform/messaging/rounds';
import { DataSource } from 'typeorm';
import { Clearings } from './clearings.js';

/** Milliseconds between two looks when nothing calls: a bell that is rung in a transaction may be heard before its commit. */
const lookEvery = 5_000;
const atOnce = 20;
const claimedWithin = '1 day';

/** Clears away what is due: uploads that came to nothing, media that were deleted, and those that nobody claimed. */
@Injectable()
export class Clearer implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(Clearer.name);
  private readonly rounds: Rounds;

  constructor(
    private readonly dataSource: DataSource,
    private readonly clearings: Clearings,
    outbox: Outbox,
  ) {
    this.rounds = new Rounds({
      go: () => this.clearDue(),
      failed: (error) => this.logger.warn(`Not everything could be cleared: ${error}`),
      bell: clearings.bell,
      every: lookEvery,
      wokenBy: outbox,
    });
  }

  onApplicationBootstrap(): void {
    this.rounds.start();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.rounds.stop();
  }

  /** Clears away all that is due now. */
  async clearDue(): Promise<void> {
    await this.dropUnclaimed();
    for (let due = await this.clearings.due(atOnce); due.length > 0; due = await this.clearings.due(atOnce)) {
      for (const mediaId of due) await this.clearings.clear(mediaId);
    }
  }

  private async dropUnclaimed(): Promise<void> {
    await this.dataSource.query(
      `WITH dropped AS (
         DELETE FROM media WHERE NOT in_library AND NOT claimed AND vip_service IS NULL
           AND uploaded_at < now() - $1::interval
         RETURNING id
       )
       INSERT INTO clearings (media_id, due_at) SELECT id, now() FROM dropped`,
      [claimedWithin],
    );
  }
}
