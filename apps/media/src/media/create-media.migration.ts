import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The media that are kept: those in the library, those that another service claimed, and those of the last day. */
export class CreateMedia1764000000000 implements MigrationInterface {
  readonly name = 'CreateMedia1764000000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE media (
        id uuid PRIMARY KEY,
        url text NOT NULL UNIQUE,
        kind text NOT NULL CHECK (kind IN ('image', 'video', 'audio')),
        content_type text NOT NULL,
        width integer,
        height integer,
        placeholder text,
        name text NOT NULL,
        in_library boolean NOT NULL,
        claimed boolean NOT NULL DEFAULT false,
        avif_due_at timestamptz,
        avif_attempts integer NOT NULL DEFAULT 0,
        uploaded_at timestamptz NOT NULL DEFAULT now(),
        CHECK ((kind = 'image') = (num_nulls(width, height, placeholder) = 0))
      );
      CREATE INDEX media_in_library ON media (uploaded_at DESC, id) WHERE in_library AND kind = 'image';
      CREATE INDEX media_of_nobody ON media (uploaded_at) WHERE NOT in_library AND NOT claimed;
      CREATE INDEX media_avif_due ON media (avif_due_at) WHERE avif_due_at IS NOT NULL;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE media');
  }
}
