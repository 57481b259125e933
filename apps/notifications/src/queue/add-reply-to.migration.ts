import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The address for answers, where it is not the sender: for instance the host, in the pub's notice of a VIP request. */
export class AddReplyTo1764000000004 implements MigrationInterface {
  readonly name = 'AddReplyTo1764000000004';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE mails ADD COLUMN reply_to text');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE mails DROP COLUMN reply_to');
  }
}
