import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * One row for each kind of trouble and day, not one for each event, so that a storm of errors stays a few rows. `day`
 * is a day at the pub.
 */
export class CreateReports1764000000000 implements MigrationInterface {
  readonly name = 'CreateReports1764000000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE errors (
        day date NOT NULL,
        service text NOT NULL,
        endpoint text NOT NULL,
        message text NOT NULL,
        count bigint NOT NULL,
        last_seen timestamptz NOT NULL,
        PRIMARY KEY (day, service, endpoint, message)
      );
      CREATE INDEX errors_by_age ON errors (last_seen);

      CREATE TABLE slow_endpoints (
        day date NOT NULL,
        service text NOT NULL,
        endpoint text NOT NULL,
        response_time integer NOT NULL,
        seen_at timestamptz NOT NULL,
        count bigint NOT NULL,
        PRIMARY KEY (day, service, endpoint)
      );
      CREATE INDEX slow_endpoints_by_age ON slow_endpoints (seen_at);

      CREATE TABLE memory_snapshots (
        service text NOT NULL,
        instance text NOT NULL,
        taken_at timestamptz NOT NULL,
        rss bigint NOT NULL,
        heap_used bigint NOT NULL,
        heap_total bigint NOT NULL,
        PRIMARY KEY (service, instance, taken_at)
      );
      CREATE INDEX memory_snapshots_by_age ON memory_snapshots (taken_at);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE errors, slow_endpoints, memory_snapshots');
  }
}
