import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a booking was last changed, so that of two admins who edit one the second does not write over the first unseen. */
export class AddChangeTimes1764000000005 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE rsvps ADD COLUMN updated_at timestamptz NOT NULL DEFAULT now();
      ALTER TABLE vip_bookings ADD COLUMN updated_at timestamptz NOT NULL DEFAULT now();
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE rsvps DROP COLUMN updated_at;
      ALTER TABLE vip_bookings DROP COLUMN updated_at;
    `);
  }
}
