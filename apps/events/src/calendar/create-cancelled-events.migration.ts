import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateCancelledEvents1764000100000 implements MigrationInterface {
  readonly name = 'CreateCancelledEvents1764000100000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE cancelled_events (
        event_id uuid PRIMARY KEY,
        slug text NOT NULL,
        title text NOT NULL,
        starts_at timestamptz NOT NULL,
        ends_at timestamptz NOT NULL,
        location text NOT NULL,
        price text NOT NULL,
        recurring boolean NOT NULL,
        version integer NOT NULL,
        cancelled_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX cancelled_events_by_time ON cancelled_events (cancelled_at);
      CREATE INDEX events_that_recur ON events (starts_at, id) WHERE recurring;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE cancelled_events; DROP INDEX events_that_recur');
  }
}
