import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Unsettled mails of a thread are found by the thread alone. While the conditions of both indexes of the queue on a
 * mail's status were the same, PostgreSQL, with statistics of an empty queue, chose the index by time: it read the
 * whole queue for each mail.
 *
 * The statement that locks the whole table comes first: a replica that has read mails and waits to write them would
 * otherwise deadlock with it.
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
