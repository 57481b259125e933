import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes as for RSVPs: one for every order that the admin list offers, and trigrams for its search. */
export class CreateVipBookings1764000000003 implements MigrationInterface {
  readonly name = 'CreateVipBookings1764000000003';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE vip_bookings (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        host_name text NOT NULL,
        host_email text NOT NULL,
        host_phone text NOT NULL,
        event_type text NOT NULL,
        event_date date NOT NULL,
        guest_count integer NOT NULL CHECK (guest_count >= 1),
        event_location text NOT NULL,
        special_requests text NOT NULL,
        button_source text NOT NULL,
        status text NOT NULL CHECK (status IN ('confirmed', 'pending', 'cancelled')),
        created_at timestamptz NOT NULL DEFAULT now(),
        search_text text COLLATE "C" NOT NULL GENERATED ALWAYS AS
          (lower(host_name || E'\\n' || host_email || E'\\n' || event_type || E'\\n' || event_location)) STORED
      );
      CREATE INDEX vip_bookings_by_creation ON vip_bookings (created_at, id);
      CREATE INDEX vip_bookings_by_event_date ON vip_bookings (event_date, id);
      CREATE INDEX vip_bookings_by_host_name ON vip_bookings (host_name, id);
      CREATE INDEX vip_bookings_by_event_type ON vip_bookings (event_type, id);
      CREATE INDEX vip_bookings_by_guest_count ON vip_bookings (guest_count, id);
      CREATE INDEX vip_bookings_by_status ON vip_bookings (status, created_at, id);
      CREATE INDEX vip_bookings_by_search_text ON vip_bookings USING gin (search_text gin_trgm_ops);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE vip_bookings');
  }
}
