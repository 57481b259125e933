import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateAccounts1764000000000 implements MigrationInterface {
  readonly name = 'CreateAccounts1764000000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE accounts (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        email text NOT NULL UNIQUE CHECK (email = lower(email)),
        first_name text NOT NULL,
        last_name text NOT NULL,
        password_hash text NOT NULL,
        user_type text NOT NULL CHECK (user_type IN ('customer', 'admin')),
        is_active boolean NOT NULL DEFAULT true,
        is_email_verified boolean NOT NULL DEFAULT false,
        token_version integer NOT NULL DEFAULT 1,
        created_at timestamptz NOT NULL DEFAULT now(),
        last_login timestamptz
      );
      CREATE INDEX accounts_active_admins ON accounts (id) WHERE user_type = 'admin' AND is_active;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE accounts');
  }
}
