import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What is not settled of a thread is found by the thread alone. While both indexes of the queue said the same of a mail's
 * status, PostgreSQL, which had last counted when nothing waited, took the one by time for it: it read the whole queue for
 * each mail that it took from it.
 *
 * What takes the table for itself comes first: a replica that read mails and waited to write them would else be waited for
 * in turn.
 */
export class FindUnsettledByThread1764000000007 implements MigrationInterface {
  readonly name = 'FindUnsettledByThread1764000000007';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP INDEX mails_unsent_by_thread;
      CREATE INDEX mails_unsettled_by_thread ON mails (thread, said_at)
        WHERE status NOT IN ('sent', 'failed', 'suppressed');
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP INDEX mails_unsettled_by_thread;
      CREATE INDEX mails_unsent_by_thread ON mails (thread, said_at) WHERE status IN ('queued', 'sending');
    `);
  }
}
