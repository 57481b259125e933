import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateSamplesGiven1764000600000 implements MigrationInterface {
  readonly name = 'CreateSamplesGiven1764000600000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE samples_given (given_at timestamptz NOT NULL DEFAULT now());
      INSERT INTO samples_given
      SELECT now() WHERE EXISTS (SELECT FROM events) OR EXISTS (SELECT FROM cancelled_events);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE samples_given');
  }
}
