import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How many mails an address gets within an hour is counted by when their facts were said. */
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
