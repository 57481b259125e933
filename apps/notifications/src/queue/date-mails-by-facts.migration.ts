import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Messages come in any order, so mails of one booking are ordered by the time at which their facts became true. For
 * mails queued before this migration, or by a replica of the release before, that time is unknown: the time at which
 * they were queued is used.
 */
export class DateMailsByFacts1764000000005 implements MigrationInterface {
  readonly name = 'DateMailsByFacts1764000000005';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE mails ADD COLUMN said_at timestamptz, ADD COLUMN booking_status text;
      UPDATE mails SET said_at = created_at;
      ALTER TABLE mails ALTER COLUMN said_at SET DEFAULT now(), ALTER COLUMN said_at SET NOT NULL;
      DROP INDEX mails_unsent_by_thread;
      CREATE INDEX mails_unsent_by_thread ON mails (thread, said_at) WHERE status IN ('queued', 'sending');
      CREATE INDEX mails_of_statuses ON mails (thread, said_at) WHERE booking_status IS NOT NULL;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE mails DROP COLUMN said_at, DROP COLUMN booking_status;
      CREATE INDEX mails_unsent_by_thread ON mails (thread, created_at) WHERE status IN ('queued', 'sending');
    `);
  }
}
