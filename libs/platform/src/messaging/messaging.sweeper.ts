import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource } from 'typeorm';

const everyHour = 3_600_000;
/** Rows a statement, so that none runs long. */
const atOnce = 5_000;

const sweeps = [
  { table: 'inbox', column: 'handled_at', age: '7 days' },
  { table: 'dead_letters', column: 'failed_at', age: '30 days' },
];

/** Forgets messages that cannot come again, and dead letters that nobody will read. */
@Injectable()
export class MessagingSweeper implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(MessagingSweeper.name);
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
    for (const { table, column, age } of sweeps) {
      for (let swept = atOnce; swept === atOnce; ) {
        [, swept] = await this.dataSource.query<[unknown, number]>(
          `DELETE FROM ${table} WHERE ctid = ANY(ARRAY(
             SELECT ctid FROM ${table} WHERE ${column} < now() - $1::interval LIMIT $2))`,
          [age, atOnce],
        );
      }
    }
  }
}
