import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateOneTimeTokens1764000000001 implements MigrationInterface {
  readonly name = 'CreateOneTimeTokens1764000000001';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE one_time_tokens (
        account_id uuid NOT NULL REFERENCES accounts (id),
        kind text NOT NULL CHECK (kind IN ('verify', 'reset')),
        hash bytea NOT NULL UNIQUE,
        expires_at timestamptz NOT NULL,
        PRIMARY KEY (account_id, kind)
      );
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE one_time_tokens');
  }
}
