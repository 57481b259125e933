import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateRecordedChanges1764000000001 implements MigrationInterface {
  readonly name = 'CreateRecordedChanges1764000000001';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE recorded_changes (
        record_id uuid PRIMARY KEY,
        at timestamptz(3) NOT NULL,
        admin_id uuid NOT NULL,
        admin_email text NOT NULL,
        action text NOT NULL,
        kind text NOT NULL,
        id text NOT NULL,
        title text NOT NULL,
        changes jsonb NOT NULL,
        search_text text NOT NULL GENERATED ALWAYS AS (lower(title || ' ' || admin_email)) STORED
      );
      CREATE INDEX recorded_changes_by_age ON recorded_changes (at, record_id);
      CREATE INDEX recorded_changes_by_kind ON recorded_changes (kind, at, record_id);
      CREATE INDEX recorded_changes_search ON recorded_changes USING gin (search_text public.gin_trgm_ops);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE recorded_changes');
  }
}
