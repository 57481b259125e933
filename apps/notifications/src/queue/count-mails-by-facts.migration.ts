import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The mails of an address within an hour are counted by `said_at`, the time at which their facts became true. */
export class CountMailsByFacts1764000000006 implements MigrationInterface {
  readonly name = 'CountMailsByFacts1764000000006';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP INDEX mails_by_recipient;
      CREATE INDEX mails_by_recipient ON mails (lower(recipient), kind, said_at);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP INDEX mails_by_recipient;
      CREATE INDEX mails_by_recipient ON mails (lower(recipient), kind, created_at);
    `);
  }
}
