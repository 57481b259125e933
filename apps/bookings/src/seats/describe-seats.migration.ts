import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a guest's calendar says of an event besides its time and place; null where events has not told it yet. */
export class DescribeSeats1764000000008 implements MigrationInterface {
  readonly name = 'DescribeSeats1764000000008';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE seats ADD recurring boolean, ADD description text');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE seats DROP recurring, DROP description');
  }
}
