import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A used token is kept as used until a newer one replaces it, so that whoever opens its link again can be told. */
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
