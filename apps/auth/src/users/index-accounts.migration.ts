import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What the admin's list of users needs: an index for every order it offers, one for its search (trigrams of names and
 * email in lower case), and a column that marks deleted ones.
 */
export class IndexAccounts1764000000002 implements MigrationInterface {
  readonly name = 'IndexAccounts1764000000002';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE accounts
        ADD COLUMN is_deleted boolean NOT NULL GENERATED ALWAYS AS (strpos(email, '.deleted.') > 0) STORED,
        ADD COLUMN search_text text COLLATE "C" NOT NULL
          GENERATED ALWAYS AS (lower(first_name || ' ' || last_name || E'\\n' || email)) STORED;
      CREATE INDEX accounts_by_creation ON accounts (created_at, id);
      CREATE INDEX accounts_by_last_login ON accounts (last_login NULLS FIRST, id);
      CREATE INDEX accounts_by_type ON accounts (user_type, created_at, id);
      CREATE INDEX accounts_by_search_text ON accounts USING gin (search_text gin_trgm_ops);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP INDEX accounts_by_creation, accounts_by_last_login, accounts_by_type;
      ALTER TABLE accounts DROP COLUMN is_deleted, DROP COLUMN search_text;
    `);
  }
}
