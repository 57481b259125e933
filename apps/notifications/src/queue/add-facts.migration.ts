import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A confirmation of an RSVP is stored as its plain text and its facts, of which the rest is composed when it is sent.
 */
export class AddFacts1764000000008 implements MigrationInterface {
  readonly name = 'AddFacts1764000000008';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE mails ADD COLUMN facts jsonb');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE mails DROP COLUMN facts');
  }
}
