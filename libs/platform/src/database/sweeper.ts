import { Inject, Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { BackgroundWorker, PeriodicTask } from '../background/periodic-task.js';
import { redactedMessage } from '../telemetry/error-message.js';

/** Rows that nobody needs any more: those whose `column` (a timestamptz with an index) is older than `age`. */
export interface Expiry {
  table: string;
  column: string;
  /** An interval, as PostgreSQL reads it: '7 days'. */
  age: string;
}

export const EXPIRIES = Symbol('EXPIRIES');

const everyHour = 3_600_000;
/**
 * Milliseconds. A pub that is opened after weeks, or from a backup, first sends what was left in its outboxes: the
 * inboxes must still know then what of that was handled already.
 */
const outboxesAreSentAfter = 600_000;
/** Rows a statement, so that none runs long. */
const atOnce = 5_000;

/** Deletes what has expired, some minutes after the start and every hour, so that no table grows for ever. */
@Injectable()
export class Sweeper extends BackgroundWorker {
  private readonly logger = new Logger(Sweeper.name);
  protected readonly task = new PeriodicTask({
    run: () => this.sweep(),
    failed: (error) => this.logger.warn(`Could not sweep: ${redactedMessage(error)}`),
    firstAfter: outboxesAreSentAfter,
    every: everyHour,
  });

  constructor(
    private readonly dataSource: DataSource,
    @Inject(EXPIRIES) private readonly expiries: readonly Expiry[],
  ) {
    super();
  }

  async sweep(): Promise<void> {
    for (const { table, column, age } of this.expiries) {
      for (let swept = atOnce; swept === atOnce && !this.task.isStopping; ) {
        [, swept] = await this.dataSource.query<[unknown, number]>(
          `DELETE FROM ${table} WHERE ctid = ANY(ARRAY(
             SELECT ctid FROM ${table} WHERE ${column} < now() - $1::interval LIMIT $2))`,
          [age, atOnce],
        );
      }
    }
  }
}
