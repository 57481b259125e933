import { foldSearchText, type Searched, unfoldSearchText } from '@rover/platform/database/lists/search-text';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const searched: readonly Searched[] = [
  {
    table: 'rsvps',
    words: "full_name || E'\\n' || email || E'\\n' || event_title",
    index: 'rsvps_by_search_text',
  },
  {
    table: 'vip_bookings',
    words: "host_name || E'\\n' || host_email || E'\\n' || event_type || E'\\n' || event_location",
    index: 'vip_bookings_by_search_text',
  },
];

/** A guest is found without the accents of their name, and whichever apostrophe it has: Seán O’Brien as sean o'brien. */
export class FoldBookingSearch1764000000007 implements MigrationInterface {
  readonly name = 'FoldBookingSearch1764000000007';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const each of searched) await foldSearchText(queryRunner, each);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const each of searched) await unfoldSearchText(queryRunner, each);
  }
}
