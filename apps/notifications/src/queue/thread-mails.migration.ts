import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Mails about one booking are sent one after the other, so that the last that its guest reads has the latest news. */
export class ThreadMails1764000000003 implements MigrationInterface {
  readonly name = 'ThreadMails1764000000003';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE mails ADD COLUMN thread uuid;
      CREATE INDEX mails_unsent_by_thread ON mails (thread, created_at) WHERE status IN ('queued', 'sending');
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE mails DROP COLUMN thread');
  }
}
