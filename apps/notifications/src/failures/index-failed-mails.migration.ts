import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An index of failed mails alone, which are few among many: the newest are found without reading the others. */
export class IndexFailedMails1764000000001 implements MigrationInterface {
  readonly name = 'IndexFailedMails1764000000001';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE INDEX mails_failed ON mails (next_attempt_at) WHERE status = 'failed'`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX mails_failed');
  }
}
