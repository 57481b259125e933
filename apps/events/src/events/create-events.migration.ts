import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateEvents1764000000000 implements MigrationInterface {
  readonly name = 'CreateEvents1764000000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE events (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        slug text NOT NULL UNIQUE,
        title text NOT NULL,
        event_date date NOT NULL,
        start_time text NOT NULL CHECK (start_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
        end_time text NOT NULL CHECK (end_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
        starts_at timestamptz NOT NULL,
        ends_at timestamptz NOT NULL CHECK (ends_at > starts_at),
        location text NOT NULL,
        location_url text NOT NULL,
        description text NOT NULL,
        extended_description text NOT NULL DEFAULT '',
        capacity integer NOT NULL CHECK (capacity >= 0),
        registered integer NOT NULL DEFAULT 0 CHECK (registered >= 0),
        seats_version bigint NOT NULL DEFAULT 0,
        price text NOT NULL,
        image text NOT NULL,
        social_image text,
        recurring boolean NOT NULL DEFAULT false,
        show_capacity boolean NOT NULL DEFAULT true,
        version integer NOT NULL DEFAULT 1,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX events_by_start ON events (starts_at, id);
      CREATE INDEX events_by_end ON events (ends_at);
      CREATE TABLE event_slugs (
        slug text PRIMARY KEY,
        event_id uuid NOT NULL REFERENCES events (id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED
      );
      CREATE INDEX event_slugs_by_event ON event_slugs (event_id);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE event_slugs; DROP TABLE events');
  }
}
