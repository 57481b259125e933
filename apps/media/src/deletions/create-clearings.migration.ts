import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The media whose files are to be deleted, and the earliest time for it. A row is written before the first file of an
 * upload, and deleted in the statement that keeps the upload; so whatever a crash leaves behind is found without a
 * search.
 */
export class CreateClearings1764000000001 implements MigrationInterface {
  readonly name = 'CreateClearings1764000000001';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE clearings (
        media_id uuid PRIMARY KEY,
        due_at timestamptz NOT NULL
      );
      CREATE INDEX clearings_due ON clearings (due_at);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE clearings');
  }
}
