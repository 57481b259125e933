import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whoever answers a mail may mean somebody else than its sender: the host, where the pub is told of a request. */
export class AddReplyTo1764000000004 implements MigrationInterface {
  readonly name = 'AddReplyTo1764000000004';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE mails ADD COLUMN reply_to text');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE mails DROP COLUMN reply_to');
  }
}
