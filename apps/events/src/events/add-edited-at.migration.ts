import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddEditedAt1764000400000 implements MigrationInterface {
  readonly name = 'AddEditedAt1764000400000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE events ADD COLUMN edited_at timestamptz;
      UPDATE events SET edited_at = updated_at;
      ALTER TABLE events ALTER COLUMN edited_at SET DEFAULT now(), ALTER COLUMN edited_at SET NOT NULL;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE events DROP COLUMN edited_at');
  }
}
