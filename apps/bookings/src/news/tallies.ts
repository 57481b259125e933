import type { BookingNewsAnswer } from '@rover/contracts/booking-news';
import type { BookingStatus } from '@rover/contracts/booking-status';

/** SQL for the `Count` of the bookings of a kind that have this status, as the triggers of the tables keep it. */
export function talliedTotal(kind: keyof BookingNewsAnswer, status: BookingStatus | 'all'): string {
  const column = status === 'all' ? 'bookings' : status;
  return `SELECT sum(${column})::integer AS total, sum(changes)::float8 AS version
          FROM booking_tallies WHERE kind = '${kind}'`;
}
