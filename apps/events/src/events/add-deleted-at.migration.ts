import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddDeletedAt1764000500000 implements MigrationInterface {
  readonly name = 'AddDeletedAt1764000500000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE events ADD COLUMN deleted_at timestamptz;
      CREATE INDEX events_deleted ON events (deleted_at) WHERE deleted_at IS NOT NULL;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'DELETE FROM events WHERE deleted_at IS NOT NULL; ALTER TABLE events DROP COLUMN deleted_at',
    );
  }
}
