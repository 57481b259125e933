import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A service of the VIP page has one recording at most. */
export class AddVipService1764000000002 implements MigrationInterface {
  readonly name = 'AddVipService1764000000002';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE media ADD COLUMN vip_service text CHECK (vip_service IS NULL OR kind = 'audio');
      CREATE UNIQUE INDEX media_of_vip_service ON media (vip_service) WHERE vip_service IS NOT NULL;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE media DROP COLUMN vip_service');
  }
}
