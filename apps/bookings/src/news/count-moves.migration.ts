import type { MigrationInterface, QueryRunner } from 'typeorm';
import { talliedTables } from './create-tallies.migration.js';

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
      CREATE FUNCTION count_booking_moves() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
        BEGIN
          IF TG_OP = 'INSERT' THEN
            PERFORM FROM arrived WHERE created_at < now() - interval '1 minute' LIMIT 1;
            IF NOT FOUND THEN RETURN NULL; END IF;
          END IF;
          UPDATE booking_tallies SET moves = moves + 1 WHERE kind = TG_ARGV[0] AND shard = pg_backend_pid() % 64;
          RETURN NULL;
        END
      $$;
    `);
    for (const [table, kind] of talliedTables) {
      await queryRunner.query(`
        CREATE TRIGGER moves_by_arrival AFTER INSERT ON ${table} REFERENCING NEW TABLE AS arrived
          FOR EACH STATEMENT EXECUTE FUNCTION count_booking_moves('${kind}');
        CREATE TRIGGER moves AFTER UPDATE OF created_at OR DELETE OR TRUNCATE ON ${table}
          FOR EACH STATEMENT EXECUTE FUNCTION count_booking_moves('${kind}');
      `);
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP FUNCTION count_booking_moves CASCADE;
      ALTER TABLE booking_tallies DROP moves;
    `);
  }
}
