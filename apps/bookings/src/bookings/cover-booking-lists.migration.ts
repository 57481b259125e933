import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The orders that the admin lists offer beside that by status, and the columns of each. */
const orders = {
  rsvps: {
    rsvps_by_creation: 'created_at',
    rsvps_by_event_date: 'event_date',
    rsvps_by_name: 'full_name',
    rsvps_by_title: 'event_title',
    rsvps_by_guests: 'guests',
  },
  vip_bookings: {
    vip_bookings_by_creation: 'created_at',
    vip_bookings_by_event_date: 'event_date',
    vip_bookings_by_host_name: 'host_name',
    vip_bookings_by_event_type: 'event_type',
    vip_bookings_by_guest_count: 'guest_count',
  },
} as const;

/**
 * The indexes of the admin's lists also hold the status, so that a late page of the confirmed bookings is found in the
 * index alone: of a million RSVPs in the order of their names the page in the middle took over two seconds.
 */
export class CoverBookingLists1764000000006 implements MigrationInterface {
  readonly name = 'CoverBookingLists1764000000006';

  async up(queryRunner: QueryRunner): Promise<void> {
    await makeAnew(queryRunner, 'INCLUDE (status)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await makeAnew(queryRunner, '');
  }
}

async function makeAnew(queryRunner: QueryRunner, include: string): Promise<void> {
  // Both tables are locked first: else the indexes of one would be made in vain, time and again, while somebody reads
  // the other.
  await queryRunner.query(`LOCK TABLE ${Object.keys(orders).join(', ')}`);
  for (const [table, indexes] of Object.entries(orders)) {
    for (const [index, column] of Object.entries(indexes)) {
      await queryRunner.query(`
        DROP INDEX ${index};
        CREATE INDEX ${index} ON ${table} (${column}, id) ${include};
      `);
    }
  }
}
