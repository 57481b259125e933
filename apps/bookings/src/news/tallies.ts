import type { BookingNewsAnswer } from '@rover/contracts/booking-news';
import type { BookingStatus } from '@rover/contracts/booking-status';

/**
 * SQL for the `Count` of the bookings of a kind that have this status, as the triggers of the tables keep it. A booking
 * is created by a transaction of a few seconds, so that none will be added among those of five minutes ago.
 */
export function talliedTotal(
  kind: keyof BookingNewsAnswer,
  { status, sort }: { status: BookingStatus | 'all'; sort: string },
): string {
  const isChronicle = status === 'all' && sort === 'createdAt';
  const version = isChronicle
    ? `sum(moves)::float8 AS version, now() - interval '5 minutes' AS "settledBefore"`
    : 'sum(changes)::float8 AS version';
  return `SELECT sum(${status === 'all' ? 'bookings' : status})::integer AS total, ${version}
          FROM booking_tallies WHERE kind = '${kind}'`;
}
