import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The indexes of the admin's list also hold the columns that it filters by, so that a late page is found in the index
 * alone: without that, 50,000 users were sorted by email anew for their last page.
 */
export class CoverAccountLists1764000000003 implements MigrationInterface {
  readonly name = 'CoverAccountLists1764000000003';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP INDEX accounts_by_creation, accounts_by_last_login, accounts_by_type;
      CREATE INDEX accounts_by_creation ON accounts (created_at, id) INCLUDE (is_active, is_deleted, user_type);
      CREATE INDEX accounts_by_last_login ON accounts (last_login NULLS FIRST, id)
        INCLUDE (is_active, is_deleted, user_type);
      CREATE INDEX accounts_by_email ON accounts (email) INCLUDE (id, is_active, is_deleted, user_type);
      CREATE INDEX accounts_by_type ON accounts (user_type, created_at, id) INCLUDE (is_active, is_deleted);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP INDEX accounts_by_creation, accounts_by_last_login, accounts_by_email, accounts_by_type;
      CREATE INDEX accounts_by_creation ON accounts (created_at, id);
      CREATE INDEX accounts_by_last_login ON accounts (last_login NULLS FIRST, id);
      CREATE INDEX accounts_by_type ON accounts (user_type, created_at, id);
    `);
  }
}
