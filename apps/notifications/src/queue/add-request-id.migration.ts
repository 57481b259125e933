import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A mail is sent long after the request that caused it; its lines in the log still name that request. */
export class AddRequestId1764000000002 implements MigrationInterface {
  readonly name = 'AddRequestId1764000000002';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE mails ADD COLUMN request_id text');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE mails DROP COLUMN request_id');
  }
}
