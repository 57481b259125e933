import type { CsvColumn } from '@rover/platform/http/csv-file';
import { venueMinute } from '@rover/venue/events/event-clock';
import type { VipBooking } from './vip-booking.entity.js';

/** The columns of the VIP bookings' spreadsheet. */
export const vipBookingColumns: readonly CsvColumn<VipBooking>[] = [
  ['Host Name', ({ hostName }) => hostName],
  ['Email', ({ hostEmail }) => hostEmail],
  ['Phone', ({ hostPhone }) => hostPhone],
  ['Event Type', ({ eventType }) => eventType],
  ['Date', ({ eventDate }) => eventDate],
  ['Location', ({ eventLocation }) => eventLocation],
  ['Guests', ({ guestCount }) => guestCount],
  ['Status', ({ status }) => status],
  ['Special Requests', ({ specialRequests }) => specialRequests],
  ['Booked', ({ createdAt }) => venueMinute(createdAt)],
  ['Button Source', ({ buttonSource }) => buttonSource],
];
