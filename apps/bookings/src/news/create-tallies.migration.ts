import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The tables of bookings, and the name of each in the tallies. */
export const talliedTables = [
  ['rsvps', 'rsvps'],
  ['vip_bookings', 'vip'],
] as const;

/**
 * How many bookings of each kind there are and how often they changed, kept by triggers in the transaction of the
 * change, so that the counts are exact. Each connection counts in a row of its own (or nearly: 64 rows a kind), so that
 * bookings do not wait for each other's locks; the result is the sum. The rows are in no index but that of their key,
 * so updates stay within their page (HOT). The trigger function finds the tables whoever changes a booking, also at a
 * psql prompt.
 */
export class CreateTallies1764000000004 implements MigrationInterface {
  readonly name = 'CreateTallies1764000000004';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE booking_tallies (
        kind text NOT NULL,
        shard integer NOT NULL,
        bookings bigint NOT NULL DEFAULT 0,
        changes bigint NOT NULL DEFAULT 0,
        PRIMARY KEY (kind, shard)
      ) WITH (fillfactor = 25);
    `);
    for (const [table, kind] of talliedTables) {
      await queryRunner.query(`
        INSERT INTO booking_tallies (kind, shard) SELECT '${kind}', generate_series(0, 63);
        UPDATE booking_tallies SET bookings = (SELECT count(*) FROM ${table}) WHERE kind = '${kind}' AND shard = 0;
      `);
    }
    await tallyStatements(queryRunner);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP FUNCTION tally_bookings CASCADE;
      DROP TABLE booking_tallies;
    `);
  }
}

/** Counts every statement that changes or deletes bookings, and those that add some. */
export async function tallyStatements(queryRunner: QueryRunner): Promise<void> {
  await queryRunner.query(`
    CREATE FUNCTION tally_bookings() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
      DECLARE more bigint := 0;
      BEGIN
        IF TG_OP = 'INSERT' THEN
          SELECT count(*) INTO more FROM arrived;
          IF more = 0 THEN RETURN NULL; END IF; -- Somebody was turned away.
        END IF;
        IF TG_OP = 'DELETE' THEN SELECT -count(*) INTO more FROM gone; END IF;
        IF TG_OP = 'TRUNCATE' THEN UPDATE booking_tallies SET bookings = 0 WHERE kind = TG_ARGV[0]; END IF;
        UPDATE booking_tallies SET bookings = bookings + more, changes = changes + 1
        WHERE kind = TG_ARGV[0] AND shard = pg_backend_pid() % 64;
        RETURN NULL;
      END
    $$;
  `);
  for (const [table, kind] of talliedTables) {
    await queryRunner.query(`
      CREATE TRIGGER tally_arrived AFTER INSERT ON ${table} REFERENCING NEW TABLE AS arrived
        FOR EACH STATEMENT EXECUTE FUNCTION tally_bookings('${kind}');
      CREATE TRIGGER tally_gone AFTER DELETE ON ${table} REFERENCING OLD TABLE AS gone
        FOR EACH STATEMENT EXECUTE FUNCTION tally_bookings('${kind}');
      CREATE TRIGGER tally_changed AFTER UPDATE OR TRUNCATE ON ${table}
        FOR EACH STATEMENT EXECUTE FUNCTION tally_bookings('${kind}');
    `);
  }
}
