import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Hash indexes, since an address may be too long for a B-tree, and is only ever compared as a whole. */
export class CreateEventUploads1764000300000 implements MigrationInterface {
  readonly name = 'CreateEventUploads1764000300000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE event_uploads (
        url text PRIMARY KEY,
        claimed_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX events_by_image ON events USING hash (image);
      CREATE INDEX events_by_social_image ON events USING hash (social_image);
      CREATE INDEX event_media_by_url ON event_media USING hash (url);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP INDEX event_media_by_url;
      DROP INDEX events_by_social_image;
      DROP INDEX events_by_image;
      DROP TABLE event_uploads;
    `);
  }
}
