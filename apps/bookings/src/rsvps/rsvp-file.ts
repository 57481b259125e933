import type { CsvColumn } from '@rover/platform/http/csv-file';
import { venueMinute } from '@rover/venue/events/event-clock';
import type { Rsvp } from './rsvp.entity.js';

/** The columns of the RSVPs' spreadsheet. */
export const rsvpColumns: readonly CsvColumn<Rsvp>[] = [
  ['Guest Name', ({ fullName }) => fullName],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Event', ({ eventTitle }) => eventTitle],
  ['Event Date', ({ eventDate }) => eventDate],
  ['Guests', ({ guests }) => guests],
  ['Status', ({ status }) => status],
  ['Special Requests', ({ specialRequests }) => specialRequests],
  ['Booked', ({ createdAt }) => venueMinute(createdAt)],
];
