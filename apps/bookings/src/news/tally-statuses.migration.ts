import type { MigrationInterface, QueryRunner } from 'typeorm';
import { talliedTables, tallyStatements } from './create-tallies.migration.js';

/** In the order of the statuses below. */
const counted = (rows: string) => `(
  SELECT ARRAY[count(*) FILTER (WHERE status = 'pending'), count(*) FILTER (WHERE status = 'confirmed'),
               count(*) FILTER (WHERE status = 'cancelled')]
  FROM ${rows}
)`;

/**
 * The tallies are kept by status, so that a list filtered by status knows its length without a count, too. A statement
 * that changes no booking, such as one that renames the RSVPs of an event without any, changes no tally.
 */
export class TallyStatuses1764000000005 implements MigrationInterface {
  readonly name = 'TallyStatuses1764000000005';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP FUNCTION tally_bookings CASCADE;
      ALTER TABLE booking_tallies
        ADD pending bigint NOT NULL DEFAULT 0,
        ADD confirmed bigint NOT NULL DEFAULT 0,
        ADD cancelled bigint NOT NULL DEFAULT 0,
        DROP bookings;
      ALTER TABLE booking_tallies
        ADD bookings bigint NOT NULL GENERATED ALWAYS AS (pending + confirmed + cancelled) STORED;
      CREATE FUNCTION tally_bookings() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
        DECLARE
          nobody CONSTANT bigint[] := '{0, 0, 0}';
          came bigint[] := nobody;
          went bigint[] := nobody;
        BEGIN
          IF TG_OP = 'TRUNCATE' THEN
            UPDATE booking_tallies SET pending = 0, confirmed = 0, cancelled = 0 WHERE kind = TG_ARGV[0];
          ELSE
            IF TG_OP <> 'DELETE' THEN came := ${counted('arrived')}; END IF;
            IF TG_OP <> 'INSERT' THEN went := ${counted('gone')}; END IF;
            IF came = nobody AND went = nobody THEN RETURN NULL; END IF;
          END IF;
          UPDATE booking_tallies
          SET pending = pending + came[1] - went[1], confirmed = confirmed + came[2] - went[2],
              cancelled = cancelled + came[3] - went[3], changes = changes + 1
          WHERE kind = TG_ARGV[0] AND shard = pg_backend_pid() % 64;
          RETURN NULL;
        END
      $$;
    `);
    for (const [table, kind] of talliedTables) {
      const tally = `FOR EACH STATEMENT EXECUTE FUNCTION tally_bookings('${kind}')`;
      await queryRunner.query(`
        CREATE TRIGGER tally_arrived AFTER INSERT ON ${table} REFERENCING NEW TABLE AS arrived ${tally};
        CREATE TRIGGER tally_changed AFTER UPDATE ON ${table} REFERENCING OLD TABLE AS gone NEW TABLE AS arrived ${tally};
        CREATE TRIGGER tally_gone AFTER DELETE ON ${table} REFERENCING OLD TABLE AS gone ${tally};
        CREATE TRIGGER tally_emptied AFTER TRUNCATE ON ${table} ${tally};
        UPDATE booking_tallies SET pending = counted[1], confirmed = counted[2], cancelled = counted[3]
        FROM ${counted(table)} AS found (counted) WHERE kind = '${kind}' AND shard = 0;
      `);
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP FUNCTION tally_bookings CASCADE;
      ALTER TABLE booking_tallies DROP bookings;
      ALTER TABLE booking_tallies ADD bookings bigint NOT NULL DEFAULT 0;
      UPDATE booking_tallies SET bookings = pending + confirmed + cancelled;
      ALTER TABLE booking_tallies DROP pending, DROP confirmed, DROP cancelled;
    `);
    await tallyStatements(queryRunner);
  }
}
