import { FoldSearchText } from '@rover/platform/database/lists/fold-search-text.migration';

/** Searches for guests ignore accents and kinds of apostrophe: sean o'brien finds Seán O’Brien. */
export class FoldBookingSearch1764000000007 extends FoldSearchText {
  readonly name = 'FoldBookingSearch1764000000007';
  protected readonly tables = [
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
}
