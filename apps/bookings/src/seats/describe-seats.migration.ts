import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What the calendar of a guest says of an event beside its time and place. Of events that were heard of before, an older
 * version is taken to be known, so that the next review of the seats has both told.
 */
export class DescribeSeats1764000000008 implements MigrationInterface {
  readonly name = 'DescribeSeats1764000000008';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE seats ADD recurring boolean NOT NULL DEFAULT false, ADD description text NOT NULL DEFAULT '';
      UPDATE seats SET event_version = event_version - 1 WHERE NOT deleted;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE seats DROP recurring, DROP description');
  }
}
