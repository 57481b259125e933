import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource } from 'typeorm';

const everyHour = 3_600_000;
/** Rows a statement, so that none runs long. */
const atOnce = 5_000;

/** Forgets answers that are older than a day. */
@Injectable()
export class IdempotentAnswersSweeper implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(IdempotentAnswersSweeper.name);
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly dataSource: DataSource) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.sweep().catch((error: unknown) => this.logger.warn(`Could not sweep: ${error}`));
    }, everyHour).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  async sweep(): Promise<void> {
    for (let swept = atOnce; swept === atOnce; ) {
      [, swept] = await this.dataSource.query<[unknown, number]>(
        `DELETE FROM idempotent_answers WHERE ctid = ANY(ARRAY(
           SELECT ctid FROM idempotent_answers WHERE answered_at < now() - interval '24 hours' LIMIT $1))`,
        [atOnce],
      );
    }
  }
}
