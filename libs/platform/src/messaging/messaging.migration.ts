import type { MigrationInterface, QueryRunner } from 'typeorm';
import type { Expiry } from '../database/sweeper.js';

/** Inbox entries of messages that cannot come again, and dead letters that nobody will read any more. */
export const messagingExpiries: readonly Expiry[] = [
  { table: 'inbox', column: 'handled_at', age: '7 days' },
  { table: 'dead_letters', column: 'failed_at', age: '30 days' },
];

/** The tables that messaging needs, in the schema of the connection. */
export class CreateMessaging1700000000000 implements MigrationInterface {
  readonly name = 'CreateMessaging1700000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE outbox (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        topic text NOT NULL,
        payload jsonb NOT NULL,
        request_id text,
        occurred_at timestamptz NOT NULL DEFAULT now(),
        due_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX outbox_due ON outbox (due_at);

      CREATE TABLE inbox (
        consumer text NOT NULL,
        message_id uuid NOT NULL,
        handled_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (consumer, message_id)
      );
      CREATE INDEX inbox_handled ON inbox (handled_at);

      CREATE TABLE dead_letters (
        consumer text NOT NULL,
        message_id uuid NOT NULL,
        message jsonb NOT NULL,
        error text NOT NULL,
        failed_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (consumer, message_id)
      );
      CREATE INDEX dead_letters_failed ON dead_letters (failed_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE dead_letters, inbox, outbox');
  }
}

/**
 * Dates a message by when it is written, not by when its transaction began: that may have waited for a row while
 * another transaction changed it and sent its own message about it.
 */
export class DateMessagesWhenTold1700000000001 implements MigrationInterface {
  readonly name = 'DateMessagesWhenTold1700000000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE outbox ALTER occurred_at SET DEFAULT clock_timestamp()');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE outbox ALTER occurred_at SET DEFAULT now()');
  }
}

/** The first migrations of every service. */
export const messagingMigrations = [CreateMessaging1700000000000, DateMessagesWhenTold1700000000001];
