import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What is not settled of a thread is found by the thread alone. While both indexes of the queue said the same of a mail's
 * status, PostgreSQL, which had last counted when nothing waited, took the one by time for it: it read the whole queue for
 * each mail that it took from it.
 */
export class FindUnsettledByThread1764000000007 implements MigrationInterface {
  readonly name = 'FindUnsettledByThread1764000000007';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE INDEX mails_unsettled_by_thread ON mails (thread, said_at)
        WHERE status NOT IN ('sent', 'failed', 'suppressed');
      DROP INDEX mails_unsent_by_thread;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE INDEX mails_unsent_by_thread ON mails (thread, said_at) WHERE status IN ('queued', 'sending');
      DROP INDEX mails_unsettled_by_thread;
    `);
  }
}
