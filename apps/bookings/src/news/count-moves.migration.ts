import type { MigrationInterface, QueryRunner } from 'typeorm';
import { talliedTables } from './create-tallies.migration.js';
import { tallyByStatus } from './tally-statuses.migration.js';

/** By status, in the order of the columns, and lastly those that were not created just now. */
const counted = (rows: string) => `(
  SELECT ARRAY[count(*) FILTER (WHERE status = 'pending'), count(*) FILTER (WHERE status = 'confirmed'),
               count(*) FILTER (WHERE status = 'cancelled'),
               count(*) FILTER (WHERE created_at < now() - interval '1 minute')]
  FROM ${rows}
)`;

/**
 * The tallies also tell how often a booking's place in the order of creation may have changed: when some were deleted,
 * given another time, or added with a time of before. Otherwise a booking stays where it is, counted from the oldest.
 */
export class CountMoves1764000000009 implements MigrationInterface {
  readonly name = 'CountMoves1764000000009';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      LOCK TABLE ${talliedTables.map(([table]) => table).join(', ')} IN SHARE ROW EXCLUSIVE MODE;
      ALTER TABLE booking_tallies ADD moves bigint NOT NULL DEFAULT 0;
      CREATE OR REPLACE FUNCTION tally_bookings() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
        DECLARE
          nobody CONSTANT bigint[] := '{0, 0, 0, 0}';
          came bigint[] := nobody;
          went bigint[] := nobody;
          moved boolean;
        BEGIN
          IF TG_OP = 'TRUNCATE' THEN
            UPDATE booking_tallies SET pending = 0, confirmed = 0, cancelled = 0 WHERE kind = TG_ARGV[0];
          ELSE
            IF TG_OP <> 'DELETE' THEN came := ${counted('arrived')}; END IF;
            IF TG_OP <> 'INSERT' THEN went := ${counted('gone')}; END IF;
            IF came = nobody AND went = nobody THEN RETURN NULL; END IF;
          END IF;
          moved := TG_OP NOT IN ('INSERT', 'UPDATE') OR TG_OP = 'INSERT' AND came[4] > 0;
          UPDATE booking_tallies
          SET pending = pending + came[1] - went[1], confirmed = confirmed + came[2] - went[2],
              cancelled = cancelled + came[3] - went[3], changes = changes + 1, moves = moves + moved::integer
          WHERE kind = TG_ARGV[0] AND shard = pg_backend_pid() % 64;
          RETURN NULL;
        END
      $$;
      CREATE FUNCTION count_booking_moves() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
        BEGIN
          UPDATE booking_tallies SET moves = moves + 1 WHERE kind = TG_ARGV[0] AND shard = pg_backend_pid() % 64;
          RETURN NULL;
        END
      $$;
    `);
    for (const [table, kind] of talliedTables) {
      await queryRunner.query(`
        CREATE TRIGGER tally_moved AFTER UPDATE OF created_at ON ${table}
          FOR EACH STATEMENT EXECUTE FUNCTION count_booking_moves('${kind}');
      `);
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP FUNCTION count_booking_moves CASCADE;
      ${tallyByStatus}
      ALTER TABLE booking_tallies DROP moves;
    `);
  }
}
