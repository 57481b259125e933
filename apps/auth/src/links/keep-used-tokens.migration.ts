import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A token that was used is kept as used, until a newer one takes its place: whoever has it can then be told so. */
export class KeepUsedTokens1764000000004 implements MigrationInterface {
  readonly name = 'KeepUsedTokens1764000000004';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE one_time_tokens ADD COLUMN is_used boolean NOT NULL DEFAULT false');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DELETE FROM one_time_tokens WHERE is_used;
      ALTER TABLE one_time_tokens DROP COLUMN is_used;
    `);
  }
}
