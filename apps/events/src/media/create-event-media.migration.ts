import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateEventMedia1764000200000 implements MigrationInterface {
  readonly name = 'CreateEventMedia1764000200000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE event_media (
        event_id uuid NOT NULL REFERENCES events (id) ON DELETE CASCADE,
        url text NOT NULL,
        list text NOT NULL CHECK (list IN ('images', 'videos', 'voiceNotes', 'additionalContent')),
        caption text NOT NULL DEFAULT '',
        placeholder text,
        position bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (event_id, url)
      );
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE event_media');
  }
}
