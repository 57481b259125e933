import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When events was last asked whether it needs an upload that nobody has claimed. */
export class AddAskedAt1764000000003 implements MigrationInterface {
  readonly name = 'AddAskedAt1764000000003';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE media ADD COLUMN asked_at timestamptz');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE media DROP COLUMN asked_at');
  }
}
