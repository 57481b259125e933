import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Failed mails are few among many: the newest of them are found without looking at the others. */
export class IndexFailedMails1764000000001 implements MigrationInterface {
  readonly name = 'IndexFailedMails1764000000001';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE INDEX mails_failed ON mails (next_attempt_at) WHERE status = 'failed'`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX mails_failed');
  }
}
