import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * One row an event. `taken` is the sum of guests of its RSVPs that are not cancelled, `version` rises with each change
 * of it. The other columns are what events last told, in its version `event_version`; of an event that was deleted
 * before its first message came, only the id is known.
 */
export class CreateSeats1764000000000 implements MigrationInterface {
  readonly name = 'CreateSeats1764000000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE seats (
        event_id uuid PRIMARY KEY,
        slug text,
        title text,
        event_date date,
        starts_at timestamptz,
        ends_at timestamptz,
        location text,
        location_url text,
        price text,
        capacity integer CHECK (capacity >= 0),
        taken integer NOT NULL DEFAULT 0 CHECK (taken >= 0),
        version bigint NOT NULL DEFAULT 0,
        event_version bigint NOT NULL,
        deleted boolean NOT NULL DEFAULT false,
        CHECK (deleted OR num_nulls(slug, title, event_date, starts_at, ends_at, location, location_url, price, capacity) = 0)
      )
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE seats');
  }
}
